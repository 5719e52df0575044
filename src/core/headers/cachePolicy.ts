/** To be asked again on each use; what has not changed is answered by 304 (RFC 9111, section 5.2.2.4). */
export const ASK_AGAIN = 'no-cache';

/** A year, the longest that caches heed, and no question on a reload (RFC 8246). */
export const FOREVER = 'public, max-age=31536000, immutable';

/** `base-b966e5210174.js`: what the compiler names by its content, as it names what an editor loads. */
export const HASHED = /-[0-9a-f]{12}\.(?:js|json|css)$/;

/**
 * The Cache-Control of the file at `names`. Next puts a hash of the content into the names below `_next/static`, and so
 * does the compiler into most of those below `x/live`: what one of them stands for never changes. Everything else is
 * what the site says today.
 */
export function cachePolicyOf(names: readonly string[]): string {
  const [first, second] = names;
  if (names.length > 2 && first === '_next' && second === 'static') return FOREVER;
  const isLive = names.length === 3 && first === 'x' && second === 'live';
  return isLive && HASHED.test(names[2] ?? '') ? FOREVER : ASK_AGAIN;
}
