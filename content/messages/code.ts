/** Code, and the buttons that copy it. Every page loads these: keep them short. */
export const codeMessages = {
  copy: 'Copy',
  copied: 'Copied',
  /** The browser does not let a page write to the clipboard. */
  refused: 'Press Ctrl+C',
} as const;
