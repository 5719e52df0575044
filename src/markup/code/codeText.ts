/** A text of code, highlighted: HTML for the inside of `<code>`. */
export interface CodeText {
  /** As it was written. */
  html: string;
  /** Its JavaScript, where that differs: CSS shows the one that the reader prefers. */
  js?: string;
}

/** How many lines each variant has. */
export interface LineCounts {
  ts: number;
  js: number;
}
