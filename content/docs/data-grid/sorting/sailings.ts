export interface Sailing {
  id: string;
  route: string;
  departs: Date;
  minutes: number;
  fare: number;
  cars: boolean;
}

export const sailings: Sailing[] = [
  {
    id: 'S-101',
    route: 'Ardrossan – Brodick',
    departs: new Date(2025, 5, 14, 7, 0),
    minutes: 55,
    fare: 4.9,
    cars: true,
  },
  {
    id: 'S-204',
    route: 'Oban – Craignure',
    departs: new Date(2025, 5, 14, 7, 25),
    minutes: 46,
    fare: 4.2,
    cars: true,
  },
  {
    id: 'S-310',
    route: 'Mallaig – Armadale',
    departs: new Date(2025, 5, 14, 8, 10),
    minutes: 45,
    fare: 3.5,
    cars: true,
  },
  {
    id: 'S-118',
    route: 'Gourock – Kilcreggan',
    departs: new Date(2025, 5, 14, 8, 40),
    minutes: 13,
    fare: 3.1,
    cars: false,
  },
  {
    id: 'S-422',
    route: 'Ullapool – Stornoway',
    departs: new Date(2025, 5, 14, 10, 30),
    minutes: 165,
    fare: 11.4,
    cars: true,
  },
  {
    id: 'S-207',
    route: 'Oban – Colonsay',
    departs: new Date(2025, 5, 14, 11, 15),
    minutes: 140,
    fare: 8.7,
    cars: true,
  },
  {
    id: 'S-119',
    route: 'Gourock – Dunoon',
    departs: new Date(2025, 5, 14, 12, 20),
    minutes: 25,
    fare: 3.3,
    cars: false,
  },
];
