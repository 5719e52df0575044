/*
 * Scripts that the compiler bundles for the browser apart from the site: demos and playgrounds. They stand beside the site's
 * own, whose names are hashes of their content as well, and caches may keep all of them for ever.
 */

export const SCRIPTS_FOLDER = '/_next/static/chunks/';

/** @param hash of its content. */
export const scriptName = (hash: string): string => `demo-${hash}.js`;

/** Page key → what the page loads. */
export interface BundledPages {
  demos: Record<string, PageScripts>;
  playgrounds: Record<string, PageScripts>;
}

/** What a page loads from the bundle when its first demo, or its playground, is mounted: addresses. */
export interface PageScripts {
  /** Its module, and all that this imports. */
  now: string[];
  /** What these may load later. */
  later: string[];
}
