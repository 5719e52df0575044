import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ownLink } from '../support/adPage.ts';
import { allowWorker, openControlled } from '../support/offlinePage.ts';
import { publishSite } from '../support/publishedSite.ts';

/** Bytes (brotli 11) that each of the three may cost before a reader does anything. */
const BUDGET = 6_000;

/**
 * What of each is in scripts that come for something else, which the count below does not see: the room for an ad in every
 * page, the island's name, and the lines of the shell that load the rest (docs/decisions/0019).
 */
const ELSEWHERE = { ads: 200, analytics: 90, offline: 60 };

/** By what only its scripts say. */
const MARKS = {
  ads: /Advertisement|^<svg/,
  analytics: /docs-analytics/,
  offline: /controllerchange|skipWaiting/,
};

type Service = keyof typeof MARKS;

/** A page with an ad and without demos. */
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
    await expect(ownLink(page)).toBeVisible();
    await page.waitForTimeout(2_000);
    const weights: Partial<Record<Service, number>> = {};
    const html = readFileSync(`out${PAGE}index.html`, 'utf8');
    const later = [...new Set(site.asked)].filter((path) => path !== PAGE && !html.includes(path));
    expect(later).toContain('/x/sw.js');
    expect(later.length).toBeGreaterThan(3);
    for (const service of ['ads', 'analytics', 'offline'] as const) {
      const own = later.filter((path) => MARKS[service].test(readFileSync(`out${path}`, 'utf8')));
      expect(own.length, service).toBeGreaterThan(0);
      const sum = own.reduce((total, path) => total + bytesOf(path), ELSEWHERE[service]);
      expect(sum, `${service}: ${own.join(', ')}`).toBeLessThanOrEqual(BUDGET);
      weights[service] = sum;
    }
    // Together they stay what they are: more of one is noticed.
    const all = Object.values(weights).reduce((total, one) => total + one, 0);
    expect(all, JSON.stringify(weights)).toBeLessThanOrEqual(13_500);
    // The worker takes the first page from the browser's own cache.
    const { asked } = site;
    expect(asked.filter((path) => path.startsWith('/_next/')).length).toBe(
      new Set(asked.filter((path) => path.startsWith('/_next/'))).size,
    );
  } finally {
    await site.stop();
  }
});
