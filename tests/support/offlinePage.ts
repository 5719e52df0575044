import { expect, type Locator, type Page } from '@playwright/test';
import { KEPT_CACHE, keptKey } from '#core/offline/files.ts';
import { parseKeepList, parseManifest, type KeptFile } from '#core/offline/manifest.ts';
import type { PublishedSite } from './publishedSite.ts';

/** Lets a local site have its worker, as a reader does who tries it. */
export const allowWorker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('docs-offline', 'on'));

/** Opens a page and waits until the worker answers for it. */
export async function openControlled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** The build of the document that a page shows; empty while that is still on its way. */
export const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { __NEXT_DATA__: data } = window as unknown as { __NEXT_DATA__?: { buildId: string } };
    return data?.buildId ?? '';
  });

/** The product's row on the page of offline reading. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const keepButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Keep ${name} offline` });

/** Keeps a product and waits until all of it is here. */
export async function keepWhole(page: Page, name: string): Promise<void> {
  await keepButton(page, name).click();
  await expect(rowOf(page, name)).toHaveAttribute('data-keeping', 'whole', { timeout: 300_000 });
}

/** What the site says that a product needs. */
export async function filesOf({ origin }: PublishedSite, product: string): Promise<KeptFile[]> {
  const list = parseKeepList(await (await fetch(`${origin}/x/offline/products.json`)).text());
  const offer = list.offers.find((each) => each.product === product);
  const text = await (await fetch(origin + (offer?.manifest ?? ''))).text();
  return parseManifest(text).files;
}

/** Hashes of the files in the cache, each checked against its content. */
export const keptHashes = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([name = '', start = '']) => {
      const cache = await caches.open(name);
      const hashes: string[] = [];
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        if (!pathname.startsWith(start)) continue;
        const kept = await cache.match(url);
        // Taken away between the list and now.
        if (kept === undefined) continue;
        const digest = await crypto.subtle.digest('SHA-256', await kept.arrayBuffer());
        const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
        const hash = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
        if (pathname !== start + hash) throw new Error(`${pathname} holds something else`);
        hashes.push(hash);
      }
      return hashes;
    },
    [KEPT_CACHE, keptKey('')],
  );

/** Counts the documents that a tab loads from now on. */
export function countDocuments(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('load', () => {
    seen.count += 1;
  });
  return seen;
}
