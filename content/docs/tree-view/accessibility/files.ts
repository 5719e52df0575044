export interface OfficeFile {
  id: string;
  label: string;
  locked?: boolean;
  children?: OfficeFile[];
}

export const files: OfficeFile[] = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'january', label: 'January' },
      { id: 'february', label: 'February' },
      { id: 'march', label: 'March' },
    ],
  },
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'rent', label: 'Rent' },
      { id: 'insurance', label: 'Insurance' },
    ],
  },
  {
    id: 'archive',
    label: 'Archive',
    locked: true,
    children: [{ id: 'letters', label: 'Letters' }],
  },
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'board', label: 'Board' },
      { id: 'staff', label: 'Staff' },
    ],
  },
  { id: 'floor-plan', label: 'Floor plan' },
];
