export interface Repair {
  id: string;
  place: string;
  building: string;
  team: string;
  /** Such as `2026-04-08`. */
  date: string;
  hours: number;
}

export const teams = ['Electric', 'Plumbing', 'Heating', 'Locks'];

export const buildings = [
  { site: 'Main campus', names: ['Library', 'Dining hall', 'Gym'] },
  { site: 'River campus', names: ['Workshop', 'Boathouse'] },
];

export const repairs: readonly Repair[] = [
  {
    id: 'R-101',
    place: 'Reading room',
    building: 'Library',
    team: 'Electric',
    date: '2026-04-01',
    hours: 3,
  },
  {
    id: 'R-102',
    place: 'Kitchen',
    building: 'Dining hall',
    team: 'Plumbing',
    date: '2026-04-02',
    hours: 5.5,
  },
  {
    id: 'R-103',
    place: 'Showers',
    building: 'Gym',
    team: 'Plumbing',
    date: '2026-04-02',
    hours: 7,
  },
  {
    id: 'R-104',
    place: 'Main door',
    building: 'Library',
    team: 'Locks',
    date: '2026-04-07',
    hours: 1,
  },
  {
    id: 'R-105',
    place: 'Boiler room',
    building: 'Gym',
    team: 'Heating',
    date: '2026-04-08',
    hours: 9,
  },
  {
    id: 'R-106',
    place: 'Paint booth',
    building: 'Workshop',
    team: 'Electric',
    date: '2026-04-08',
    hours: 4,
  },
  {
    id: 'R-107',
    place: 'Slipway',
    building: 'Boathouse',
    team: 'Electric',
    date: '2026-04-13',
    hours: 2.5,
  },
  {
    id: 'R-108',
    place: 'Cold store',
    building: 'Dining hall',
    team: 'Electric',
    date: '2026-04-14',
    hours: 6,
  },
  {
    id: 'R-109',
    place: 'Stacks',
    building: 'Library',
    team: 'Heating',
    date: '2026-04-16',
    hours: 3.5,
  },
  {
    id: 'R-110',
    place: 'Locker room',
    building: 'Boathouse',
    team: 'Locks',
    date: '2026-04-16',
    hours: 2,
  },
  {
    id: 'R-111',
    place: 'Lathe hall',
    building: 'Workshop',
    team: 'Heating',
    date: '2026-04-22',
    hours: 5,
  },
  {
    id: 'R-112',
    place: 'Dish line',
    building: 'Dining hall',
    team: 'Plumbing',
    date: '2026-04-27',
    hours: 2.5,
  },
];
