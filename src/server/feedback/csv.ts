import type { Row } from './read.ts';

/** The fields of an exported answer, in the order of the columns. */
export const EXPORTED = ['id', 'created', 'page', 'section', 'rating', 'comment'] as const;

export type ExportedRow = Record<(typeof EXPORTED)[number], string | number>;

/** An answer as both exports have it. */
export const exportRow = ({ created, rating, ...row }: Row): ExportedRow => ({
  ...row,
  created: created.toISOString(),
  rating: rating === 1 ? 'up' : 'down',
});

/**
 * A line of CSV (RFC 4180) with its line end.
 *
 * A text that a spreadsheet would run as a formula gets an apostrophe before it, which tells the spreadsheet that it is
 * text: readers write these texts, and maintainers open them.
 */
export const printCsvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(printCell).join(',')}\r\n`;

function printCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[\s\0]*[=+\-@\t\r\n|%]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
