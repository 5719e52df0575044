import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { allowWorker, openControlled } from './offlinePage.ts';
import { publishSite } from './publishedSite.ts';

/** Bytes (brotli 11) of ads, analytics and offline reading together, before a reader does anything. */
const BUDGET = 6_000;

/**
 * What of them is in every page's own scripts, which the count below does not see: 0.5 kB of ads and analytics
 * (docs/decisions/0008) and 0.2 kB of offline reading, as builds with and without them differ.
 */
const IN_PAGES = 700;

/** A page with an ad and without demos: what it loads by itself is these three. */
const PAGE = '/x/api/date-pickers/time-clock/';

const bytesOf = (path: string): number =>
  existsSync(`out${path}.br`)
    ? statSync(`out${path}.br`).size
    : brotliCompressSync(readFileSync(`out${path}`)).length;

test('ads, analytics and offline reading weigh little before a reader does anything', async ({
  page,
  baseURL,
}) => {
  const site = await publishSite(baseURL ?? '');
  try {
    await allowWorker(page);
    await openControlled(page, site.origin + PAGE);
    await expect(page.locator('[class*="ads-module"] a').first()).toBeVisible();
    await page.waitForTimeout(2_000);
    const html = readFileSync(`out${PAGE}index.html`, 'utf8');
    const later = [...new Set(site.asked)].filter((path) => path !== PAGE && !html.includes(path));
    expect(later).toContain('/x/sw.js');
    expect(later.length).toBeGreaterThan(3);
    const weights = later.map((path) => [bytesOf(path), path] as const);
    const sum = weights.reduce((total, [bytes]) => total + bytes, IN_PAGES);
    expect(sum, weights.join('\n')).toBeLessThanOrEqual(BUDGET);
    // The worker takes the first page from the browser's own cache.
    const { asked } = site;
    expect(asked.filter((path) => path.startsWith('/_next/')).length).toBe(
      new Set(asked.filter((path) => path.startsWith('/_next/'))).size,
    );
  } finally {
    await site.stop();
  }
});
