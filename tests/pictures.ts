/*
 * `npm run pictures -- data-grid/sorting`: takes the pictures of a page's demos anew, from the site as it was last built, and
 * stores those that differ from the stored ones by more than two machines do. `page-kinds` stands for the pages that are
 * pictured as a whole. `--missing` does it for pages of which a picture is missing. Without a name, every page is meant.
 */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { findPages } from '#compiler/read/findPages.ts';
import { DocsError } from '#core/errors.ts';
import config from '../playwright.config.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { differenceOf } from './pictures/compare.ts';
import { KINDS_KEY } from './pictures/kinds.ts';
import { demosOf, kindsOfPages, picturedIn, type PicturedPage } from './pictures/pictured.ts';
import { openStill } from './pictures/still.ts';
import { drop, isStored, listStored, readStored, store } from './pictures/stored.ts';
import type { Take, Taken, View } from './pictures/take.ts';
import { canCompare } from './pictures/turn.ts';
import { serveExport } from './support/measuredSite.ts';
import { prosePages } from './support/pages.ts';

/** How many pages are open at once: while one of them waits, another is drawn. */
const LANES = 2;

/** A demo that does not look the same twice in so many looks does not hold still. */
const LOOKS = 20;
const BETWEEN_LOOKS_MS = 300;

/** Looks until nothing changes any more. @returns what there is then, and the names of what never held still. */
async function takeAtRest(take: Take): Promise<{ taken: Map<string, Taken>; moving: string[] }> {
  let taken = await take();
  let moving: string[] = [];
  for (let look = 1; look < LOOKS; look += 1) {
    await new Promise((passed) => setTimeout(passed, BETWEEN_LOOKS_MS));
    const before = taken;
    taken = await take();
    moving = [...taken].flatMap(([name, { reduced }]) => {
      const last = before.get(name)?.reduced.data;
      return last !== undefined && Buffer.compare(last, reduced.data) === 0 ? [] : [name];
    });
    if (moving.length === 0) break;
  }
  return { taken, moving };
}

/** What became of pictures, for the end of the command. */
interface Report {
  stored: number;
  same: number;
  /** Keys of pages and names of demos. */
  moving: Set<string>;
}

/** Stores what differs in a view. @returns what it was, in words. */
async function refreshView(
  key: string,
  { view, take }: { view: View; take: Take },
  report: Report,
): Promise<string[]> {
  const { taken, moving } = await takeAtRest(take);
  for (const name of moving) report.moving.add(`${key}/${name}`);
  const said: string[] = [];
  for (const [name, { reduced }] of taken) {
    if (moving.includes(name)) continue;
    const before = await readStored({ key, name }, view);
    const difference = before === undefined ? 'new' : differenceOf(before, reduced);
    if (difference === undefined) {
      report.same += 1;
      continue;
    }
    await store({ key, name }, view, reduced);
    report.stored += 1;
    said.push(`  ${name}, ${view}: ${difference}`);
  }
  return said;
}

async function refreshAll(
  browser: Browser,
  { origin, pages }: { origin: string; pages: readonly PicturedPage[] },
): Promise<Report> {
  const report: Report = { stored: 0, same: 0, moving: new Set() };
  const left = [...pages];
  const lane = async (): Promise<void> => {
    const context = await openStill(browser, origin);
    for (let page = left.shift(); page !== undefined; page = left.shift()) {
      const { key, names, show } = page;
      const said: string[] = [];
      await show(context, origin, async (view, take) => {
        said.push(...(await refreshView(key, { view, take }, report)));
      });
      const what = key === KINDS_KEY ? `${key}/${names.join()}` : key;
      console.log([`${what}: ${said.length === 0 ? 'as stored' : 'stored'}`, ...said].join('\n'));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return report;
}

/** Removes pictures of what there is no more. */
function dropStrays(all: readonly PicturedPage[]): void {
  const known = new Set(picturedIn(all).map(({ key, name }) => `${key}/${name}`));
  for (const stray of listStored()) {
    if (known.has(`${stray.key}/${stray.name}`)) continue;
    drop(stray);
    console.log(`${stray.key}/${stray.name}: removed, as there is no such demo`);
  }
}

function chosen(all: readonly PicturedPage[], args: readonly string[]): PicturedPage[] {
  if (args.includes('--missing'))
    return all.filter((page) => picturedIn([page]).some((one) => !isStored(one)));
  if (args.length === 0) return [...all];
  const keys = findPages([...new Set(all.map(({ key }) => key))], args);
  return all.filter(({ key }) => keys.includes(key));
}

async function main(args: readonly string[]): Promise<void> {
  if (!canCompare(process.platform, ensureChromium()))
    throw new DocsError(
      'Letters are drawn otherwise here than in the stored pictures.',
      "Take pictures on Linux with Chromium's headless shell (Debian: apt-get install chromium-headless-shell).",
    );
  if (!existsSync('out'))
    throw new DocsError('There is no built site.', 'Run "npm run build" before.');
  ensureChromium();
  const demos = prosePages().map(demosOf);
  const all = [...demos.filter(({ names }) => names.length > 0), ...kindsOfPages];
  const pages = chosen(all, args);
  dropStrays(all);
  const site = await serveExport();
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const { stored, same, moving } = await refreshAll(browser, { origin: site.origin, pages });
    console.log(`Stored ${stored} pictures. ${same} were as stored.`);
    if (moving.size > 0)
      throw new DocsError(
        `These do not hold still: ${[...moving].join(', ')}.`,
        'There is no picture of them. Name what moves in tests/pictures/moving.ts.',
      );
  } finally {
    await browser.close();
    site.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
