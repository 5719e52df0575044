/** The search box of migration pages. */
export const changeMessages = {
  filter: 'Filter changes',
  placeholder: 'A name from your code',
  count: (shown: number, all: number) => `${shown} of ${all} changes`,
} as const;
