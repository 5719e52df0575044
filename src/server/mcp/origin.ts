import { SITE_ORIGIN } from '#content/site.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a page of this origin may ask. Other sites must not use a reader's browser to ask a server that only the
 * reader can reach; programs send no origin.
 * @param publicOrigin where readers find this site, besides its home.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (origin === SITE_ORIGIN || origin === publicOrigin) return true;
  return URL.canParse(origin) && LOCAL.has(new URL(origin).hostname);
}
