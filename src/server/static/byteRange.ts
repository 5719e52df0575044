/** What a Range header asks for. */
export type ByteRange =
  /** Nothing, or something that is not to be looked at: the whole file is the answer. */
  | { kind: 'whole' }
  /** First and last byte, both included, counted from 0. */
  | { kind: 'part'; first: number; last: number }
  | { kind: 'unsatisfiable' };

/**
 * Reads a Range header (RFC 9110, section 14.1.2 and 14.2). What is malformed or counts in another unit is not looked
 * at, nor are several ranges at once, which a server need not serve. Hono's own reading takes any of these for a
 * range from 0, or for none that can be served.
 *
 * @param header undefined when not sent.
 * @param size of the file, in bytes.
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined) return { kind: 'whole' };
  if (from === '' && to === '') return { kind: 'whole' };

  if (from === '') return lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === '' ? Infinity : Number(to);
  if (last < first) return { kind: 'whole' };
  if (first >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', first, last: Math.min(last, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange {
  if (count === 0) return { kind: 'unsatisfiable' };
  // A part of nothing cannot be written in Content-Range.
  if (size === 0) return { kind: 'whole' };
  return { kind: 'part', first: Math.max(0, size - count), last: size - 1 };
}
