/** What tells one state of a representation from another (RFC 9110, section 8.8). */
export interface Validators {
  /** A strong entity tag with its quotes: `"abc-br"`. */
  etag: string;
  /** Milliseconds since the epoch. */
  modifiedMs: number;
}

/** The headers of a request that ask about these states; undefined when not sent. */
export interface Conditions {
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
  ifRange?: string | undefined;
}

/**
 * Whether the client has this state already, so that 304 answers it: If-None-Match by weak comparison, and only
 * without it If-Modified-Since (RFC 9110, sections 13.1.2, 13.1.3, 13.2.2).
 *
 * Hono's `etag` middleware comes after the file was opened and knows nothing of dates and ranges. If-Match and
 * If-Unmodified-Since protect what a request changes; nothing here is changed by one, so they are not looked at.
 */
export function isNotModified(
  { ifNoneMatch, ifModifiedSince }: Conditions,
  { etag, modifiedMs }: Validators,
): boolean {
  if (ifNoneMatch !== undefined) {
    return ifNoneMatch.trim() === '*' || tagsOf(ifNoneMatch).includes(etag);
  }
  const since = readDate(ifModifiedSince);
  return since !== undefined && wholeSeconds(modifiedMs) <= since;
}

/**
 * Whether a range may be sent: there is no If-Range, or it names this very state, a tag by strong comparison or the
 * exact date (RFC 9110, section 13.1.5). The date counts as strong: a build does not write a file twice in a second.
 */
export function mayBePartial({ ifRange }: Conditions, { etag, modifiedMs }: Validators): boolean {
  if (ifRange === undefined) return true;
  return ifRange.trim() === etag || readDate(ifRange) === wholeSeconds(modifiedMs);
}

/** The time as HTTP writes it, in whole seconds (RFC 9110, section 5.6.7). */
export function printDate(ms: number): string {
  return new Date(ms).toUTCString();
}

/** Without `W/`, for weak comparison. A tag may hold a comma, so the list cannot be split at commas. */
function tagsOf(list: string): string[] {
  return list.match(/"[^"]*"/g) ?? [];
}

/**
 * Milliseconds, or undefined for what is no date. Of the three forms only the one that is still written: a client
 * that sends another gets the file, which is right, if longer.
 */
function readDate(text: string | undefined): number | undefined {
  const date = text?.trim() ?? '';
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(date)) {
    return undefined;
  }
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? undefined : ms;
}

function wholeSeconds(ms: number): number {
  return Math.floor(ms / 1000) * 1000;
}
