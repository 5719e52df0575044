/** The popover of a type, and what follows in it. */
export const typeMessages = {
  type: (name: string) => `Type ${name}`,
  trail: 'Opened types',
  declaration: 'Declaration',
  openPage: 'Open page',
  close: 'Close',
} as const;
