export const cargo = [
  { id: 'timber', value: 420, label: 'Timber' },
  { id: 'grain', value: 310, label: 'Grain' },
  { id: 'steel', value: 260, label: 'Steel' },
  { id: 'salt', value: 140, label: 'Salt' },
];
