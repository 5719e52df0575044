/**
 * The most code that is read at once, in characters. Apart from what reads it, which brings a parser: pages know the limit
 * without the parser.
 */
export const LONGEST_CODE = 1_000_000;
