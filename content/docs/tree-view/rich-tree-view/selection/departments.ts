export const departments = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      {
        id: 'appliances',
        label: 'Appliances',
        children: [
          { id: 'kettles', label: 'Kettles' },
          { id: 'toasters', label: 'Toasters' },
        ],
      },
      { id: 'knives', label: 'Knives' },
    ],
  },
  {
    id: 'garden',
    label: 'Garden',
    children: [
      { id: 'hoses', label: 'Hoses' },
      { id: 'pots', label: 'Pots' },
    ],
  },
];
