import { test as base } from '@playwright/test';
import { publishSite, type PublishedSite } from './publishedSite.ts';

/** What the search fetches while somebody types: more than half of a product's files, and each of them a small one. */
export const PARTS_OF_SEARCH = /^\/x\/search\/(?:terms|page)-/;

/**
 * Each test has a site of its own, with its own storage in the browser, that it can cut off. What keeps a product there keeps
 * it without the parts of the search, unless the test takes `site.spared` away.
 */
export const test = base.extend<{ site: PublishedSite }>({
  site: async ({ baseURL }, use) => {
    const site = await publishSite(baseURL ?? '');
    site.spared = PARTS_OF_SEARCH;
    await use(site);
    await site.stop();
  },
});

/** Lets `count` answers through, and holds the others until it is called. */
export function holdAfter(site: PublishedSite, count: number): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let through = 0;
  site.held = (path) => {
    if (!/^\/(?:_next|x\/(?:api|react|search))\//.test(path)) return undefined;
    through += 1;
    return through > count ? held : undefined;
  };
  return () => {
    site.held = undefined;
    release();
  };
}
