/** What is said of pages that are in the navigation and not written yet. */
export const plannedMessages = {
  /** After the text of a link. */
  mark: '(planned)',
  lead: 'This page is planned but not written yet.',
  covers: 'What it will cover',
  meanwhile: 'What there is today',
  nothing: 'Nothing on this site is about it yet.',
  search: (title: string) => `Search for “${title}”`,
} as const;
