/** To be asked again on each use; what has not changed is answered by 304 (RFC 9111, section 5.2.2.4). */
export const ASK_AGAIN = 'no-cache';

/** A year, the longest that caches heed, and no question on a reload (RFC 8246). */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The Cache-Control of the file at `names`. Next puts a hash of the content into the names below `_next/static`, so
 * what one of them stands for never changes. Everything else is what the site says today.
 */
export function cachePolicyOf(names: readonly string[]): string {
  return names.length > 2 && names[0] === '_next' && names[1] === 'static' ? FOREVER : ASK_AGAIN;
}
