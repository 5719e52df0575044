export interface Shift {
  id: number;
  nurse: string;
  ward: string;
  date: Date;
  hours: number;
  night: boolean;
}

export const wards = ['Cardiology', 'Maternity', 'Pediatrics', 'Surgery'];

export const shifts: Shift[] = [
  {
    id: 1,
    nurse: 'Ruth Adeyemi',
    ward: 'Maternity',
    date: new Date(2025, 2, 3),
    hours: 12,
    night: true,
  },
  {
    id: 2,
    nurse: 'Tomasz Kowalski',
    ward: 'Cardiology',
    date: new Date(2025, 2, 3),
    hours: 8,
    night: false,
  },
  {
    id: 3,
    nurse: 'Elin Berg',
    ward: 'Pediatrics',
    date: new Date(2025, 2, 3),
    hours: 12,
    night: false,
  },
  {
    id: 4,
    nurse: 'Mei Tanaka',
    ward: 'Cardiology',
    date: new Date(2025, 2, 4),
    hours: 12,
    night: true,
  },
  {
    id: 5,
    nurse: 'Ana Duarte',
    ward: 'Maternity',
    date: new Date(2025, 2, 4),
    hours: 8,
    night: false,
  },
  {
    id: 6,
    nurse: 'Omar Haddad',
    ward: 'Pediatrics',
    date: new Date(2025, 2, 4),
    hours: 8,
    night: false,
  },
  {
    id: 7,
    nurse: 'Grace Okoro',
    ward: 'Surgery',
    date: new Date(2025, 2, 5),
    hours: 10,
    night: false,
  },
  {
    id: 8,
    nurse: 'Jonas Weber',
    ward: 'Surgery',
    date: new Date(2025, 2, 5),
    hours: 12,
    night: true,
  },
  {
    id: 9,
    nurse: 'Priya Nair',
    ward: 'Cardiology',
    date: new Date(2025, 2, 5),
    hours: 8,
    night: false,
  },
  {
    id: 10,
    nurse: 'Lucas Martin',
    ward: 'Maternity',
    date: new Date(2025, 2, 6),
    hours: 12,
    night: true,
  },
  {
    id: 11,
    nurse: 'Hana Novak',
    ward: 'Pediatrics',
    date: new Date(2025, 2, 6),
    hours: 8,
    night: false,
  },
  {
    id: 12,
    nurse: 'Samir Aziz',
    ward: 'Surgery',
    date: new Date(2025, 2, 6),
    hours: 10,
    night: false,
  },
];
