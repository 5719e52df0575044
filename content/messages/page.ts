/** The page's own frame, and its tools under the title. Every page loads these. */
export const pageMessages = {
  copyMarkdown: 'Copy page as Markdown',
  copied: 'Copied',
  notCopied: 'Could not copy',
  viewMarkdown: 'View as Markdown',
  openAssistant: 'Open in an assistant',
  toc: 'On this page',
  search: 'Search',
} as const;
