import { getMimeType, mimes } from 'hono/utils/mime';

/**
 * Hono's table, and what an export of documentation has besides. Its `ts` is a video format; here it is source, and
 * source is read, not run.
 */
const TYPES = {
  ...mimes,
  md: 'text/markdown; charset=utf-8', // RFC 7763
  ts: 'text/plain; charset=utf-8',
  tsx: 'text/plain; charset=utf-8',
  jsx: 'text/plain; charset=utf-8',
};

/** The media type by a file's name, with its charset where text has one; unknown is a download. */
export function contentTypeOf(name: string): string {
  return getMimeType(name, TYPES) ?? 'application/octet-stream';
}
