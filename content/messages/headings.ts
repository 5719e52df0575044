/** Headings of an article. */
export const headingMessages = {
  link: (title: string) => `Link to “${title}”`,
} as const;
