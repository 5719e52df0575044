/** The page's own frame, and its tools under the title. Every page loads these. */
export const pageMessages = {
  copyMarkdown: 'Copy page',
  copied: 'Copied',
  notCopied: 'Could not copy',
  viewMarkdown: 'View as Markdown',
  moreTools: 'More ways to use this page',
  openIn: (assistant: string) => `Open in ${assistant}`,
  related: (count: number) => `Related pages (${count})`,
  waiAria: 'WAI-ARIA pattern',
  plan: (name: string) => `${name} plan`,
  toc: 'On this page',
  edit: 'Edit this page',
  neighbors: 'Nearby pages',
  previous: 'Previous',
  next: 'Next',
  search: 'Search',
} as const;
