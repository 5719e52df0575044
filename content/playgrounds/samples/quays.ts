export const items = [
  {
    id: 'north',
    label: 'North quay',
    children: [
      { id: 'sterna', label: 'Sterna' },
      { id: 'eider', label: 'Eider' },
      { id: 'plover', label: 'Plover' },
    ],
  },
  {
    id: 'south',
    label: 'South quay',
    children: [
      { id: 'gannet', label: 'Gannet' },
      { id: 'curlew', label: 'Curlew' },
    ],
  },
  { id: 'roads', label: 'In the roads' },
];
