/** The page's own frame, and its tools under the title. Every page loads these. */
export const pageMessages = {
  copyMarkdown: 'Copy page as Markdown',
  copied: 'Copied',
  notCopied: 'Could not copy',
  viewMarkdown: 'View as Markdown',
  openAssistant: 'Open in an assistant',
  about: 'About this page',
  waiAria: 'WAI-ARIA pattern',
  plan: (name: string) => `${name} plan`,
  toc: 'On this page',
  edit: 'Edit this page',
  neighbors: 'Nearby pages',
  previous: 'Previous',
  next: 'Next',
  search: 'Search',
} as const;
