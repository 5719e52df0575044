export interface Stop {
  id: string;
  label: string;
  children?: Stop[];
}

export interface Position {
  parentId: string | null;
  index: number;
}

export const trip: Stop[] = [
  {
    id: 'saturday',
    label: 'Saturday',
    children: [
      { id: 'market', label: 'Fish market' },
      { id: 'museum', label: 'Harbor museum' },
      { id: 'ferry', label: 'Ferry to the island' },
    ],
  },
  {
    id: 'sunday',
    label: 'Sunday',
    children: [
      { id: 'lighthouse', label: 'Lighthouse' },
      { id: 'train', label: 'Train home' },
    ],
  },
];
