/** The longest file that is read, in characters. Apart from what reads it, which brings parsers. */
export const LONGEST_FILE = 5_000_000;
