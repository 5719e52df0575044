export interface Right {
  id: string;
  label: string;
  locked?: boolean;
  children?: Right[];
}

export const rights: Right[] = [
  {
    id: 'ledger',
    label: 'Ledger',
    children: [
      { id: 'read', label: 'Read entries' },
      { id: 'post', label: 'Post entries' },
      { id: 'close', label: 'Close the year', locked: true },
    ],
  },
  {
    id: 'payroll',
    label: 'Payroll',
    children: [{ id: 'payslips', label: 'See payslips' }],
  },
];
