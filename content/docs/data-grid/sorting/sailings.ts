export interface Sailing {
  id: string;
  route: string;
  minutes: number;
  fare: number;
  cars: boolean;
}

export const sailings: Sailing[] = [
  {
    id: 'S-101',
    route: 'Ardrossan – Brodick',
    minutes: 55,
    fare: 4.9,
    cars: true,
  },
  {
    id: 'S-204',
    route: 'Oban – Craignure',
    minutes: 46,
    fare: 4.2,
    cars: true,
  },
  {
    id: 'S-310',
    route: 'Mallaig – Armadale',
    minutes: 45,
    fare: 3.5,
    cars: true,
  },
  {
    id: 'S-118',
    route: 'Gourock – Kilcreggan',
    minutes: 13,
    fare: 3.1,
    cars: false,
  },
  {
    id: 'S-422',
    route: 'Ullapool – Stornoway',
    minutes: 165,
    fare: 11.4,
    cars: true,
  },
  {
    id: 'S-207',
    route: 'Oban – Colonsay',
    minutes: 140,
    fare: 8.7,
    cars: true,
  },
  {
    id: 'S-119',
    route: 'Gourock – Dunoon',
    minutes: 25,
    fare: 3.3,
    cars: false,
  },
];
