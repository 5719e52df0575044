/** Marks of pages in the navigation. */
export const navigationMessages = {
  new: 'New',
  planned: 'Planned',
  preview: 'Preview',
  previewTitle: 'Exported as unstable',
} as const;
