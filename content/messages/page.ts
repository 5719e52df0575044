/** The page's own tools, under its title. Every page loads these. */
export const pageMessages = {
  copyMarkdown: 'Copy page as Markdown',
  copied: 'Copied',
  notCopied: 'Could not copy',
  viewMarkdown: 'View as Markdown',
  openAssistant: 'Open in an assistant',
} as const;
