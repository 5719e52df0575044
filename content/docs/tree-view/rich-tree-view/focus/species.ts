export interface Option {
  id: string;
  label: string;
  parents: string[];
}

export const species = [
  {
    id: 'waders',
    label: 'Waders',
    children: [
      {
        id: 'sandpipers',
        label: 'Sandpipers',
        children: [
          { id: 'curlew', label: 'Curlew' },
          { id: 'dunlin', label: 'Dunlin' },
        ],
      },
      { id: 'avocet', label: 'Avocet' },
    ],
  },
  {
    id: 'owls',
    label: 'Owls',
    children: [{ id: 'barn-owl', label: 'Barn owl' }],
  },
];

export const options: Option[] = [
  { id: 'avocet', label: 'Avocet', parents: ['waders'] },
  { id: 'barn-owl', label: 'Barn owl', parents: ['owls'] },
  { id: 'curlew', label: 'Curlew', parents: ['waders', 'sandpipers'] },
  { id: 'dunlin', label: 'Dunlin', parents: ['waders', 'sandpipers'] },
];
