/** Marks of pages in the navigation. */
export const navigationMessages = {
  filter: (title: string) => `Filter ${title}`,
  filterPlaceholder: 'Filter by name',
  new: 'New',
  planned: 'Planned',
  preview: 'Preview',
  previewTitle: 'Exported as unstable',
} as const;
