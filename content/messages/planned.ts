/** What is said of pages that are in the navigation and not written yet. */
export const plannedMessages = {
  /** After the text of a link. */
  mark: '(planned)',
  lead: 'This page is planned but not written yet.',
  covers: 'What it will cover',
  meanwhile: 'What you can read today',
  nothing: 'This site has nothing on the topic yet.',
  search: (title: string) => `Search for “${title}”`,
} as const;
