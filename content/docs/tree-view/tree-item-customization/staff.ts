export interface Person {
  id: string;
  label: string;
  role: string;
  children?: Person[];
}

export const staff: Person[] = [
  {
    id: 'okafor',
    label: 'Ngozi Okafor',
    role: 'Artistic director',
    children: [
      { id: 'lindqvist', label: 'Per Lindqvist', role: 'Stage manager' },
      {
        id: 'marchetti',
        label: 'Lia Marchetti',
        role: 'Head of lighting',
        children: [
          { id: 'haddad', label: 'Omar Haddad', role: 'Lighting technician' },
        ],
      },
    ],
  },
  { id: 'brandt', label: 'Jonas Brandt', role: 'Box office' },
];
