export const rooms = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'maps', label: 'Maps' },
      { id: 'globes', label: 'Globes' },
      { id: 'compasses', label: 'Compasses' },
    ],
  },
  {
    id: 'upper',
    label: 'Upper floor',
    children: [
      { id: 'ships', label: 'Ship models' },
      { id: 'lamps', label: 'Lighthouse lamps' },
    ],
  },
];
