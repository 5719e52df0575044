import { DocsError } from '#core/errors.ts';

/** Of one answer's text: some six thousand tokens, a quarter of what clients let through by default. */
export const MOST_CHARACTERS = 20_000;

/** A part shorter than this share of the whole allowance would waste a call: then a line is cut rather than a paragraph. */
const SHORTEST_PART = 0.6;

export interface Part {
  text: string;
  /** To be passed back for what follows; left out at the end. */
  nextCursor?: string;
}

/** A place in a list or a text, as clients see it: they pass it back as it is. */
const printCursor = (at: number): string => Buffer.from(`at:${at}`).toString('base64url');

/** The place that a cursor names; 0 without one, undefined when no tool gave that cursor. */
export function placeOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0;
  const at = /^at:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1];
  return at === undefined || Number(at) === 0 ? undefined : Number(at);
}

/**
 * The place that a cursor names; 0 without one.
 * @throws DocsError when no tool gave that cursor, or the list ends before.
 */
export function readCursor(cursor: string | undefined, length: number): number {
  const at = placeOf(cursor);
  if (at !== undefined && (at === 0 || at < length)) return at;
  throw new DocsError(
    `The cursor "${cursor}" is not from this answer.`,
    'Pass the nextCursor of the last answer unchanged, with the same other arguments, or leave cursor out to start.',
  );
}

/** The part of a text that starts at a cursor. Parts put together are the text. */
export function cut(text: string, cursor: string | undefined): Part {
  const from = readCursor(cursor, text.length);
  const end = from + MOST_CHARACTERS;
  if (end >= text.length) return { text: text.slice(from) };
  const least = from + MOST_CHARACTERS * SHORTEST_PART;
  // A part has the break that it ends with, too.
  const paragraph = text.lastIndexOf('\n\n', end - 2);
  const line = text.lastIndexOf('\n', end - 1);
  const word = text.lastIndexOf(' ', end - 1);
  const ends = [
    { at: paragraph, to: paragraph + 2 },
    { at: line, to: line + 1 },
    { at: word, to: word + 1 },
  ];
  const to = ends.find(({ at }) => at > least)?.to ?? whole(text, end);
  return { text: text.slice(from, to), nextCursor: printCursor(to) };
}

/** Not between the two halves of one sign. */
const whole = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;

/** The part of a list that starts at a cursor. */
export function cutList<T>(
  list: readonly T[],
  count: number,
  cursor: string | undefined,
): { items: T[]; nextCursor?: string } {
  const from = readCursor(cursor, list.length);
  const to = from + count;
  const items = list.slice(from, to);
  return { items, ...(to < list.length && { nextCursor: printCursor(to) }) };
}

/** How many pieces from the first on fit into one answer; one at least, or asking again would not lead further. */
export function countFitting(sizes: readonly number[], room: number): number {
  let left = room;
  const count = sizes.findIndex((size) => (left -= size) < 0);
  return count === -1 ? sizes.length : Math.max(count, 1);
}
