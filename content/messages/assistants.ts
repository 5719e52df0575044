/** What an assistant is asked about a page. @param address of the page's Markdown. */
export const askAssistant = (address: string): string =>
  `Read ${address} and answer my questions about it.`;
