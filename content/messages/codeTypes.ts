/** The types of identifiers in code. */
export const codeTypeMessages = {
  /** Beside code that has the focus. */
  hint: 'Press Enter for the types in this code.',
  list: 'Types in this code',
  open: 'Open in reference',
  /** A link's name in the list, for who does not see what stands before it. */
  openName: (name: string) => `Open in reference: ${name}`,
  close: 'Close',
  failed: 'Types cannot be loaded. Check the connection and try again.',
} as const;
