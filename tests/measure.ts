/*
 * `npm run measure`: mounts every demo of the built site in the browser and writes the height that its page keeps free
 * for it, at each measured width, into `heights.json` beside the page, and into `drawnSizes.json` the sizes of charts and
 * grids whose pictures would have other ones. `npm run measure -- data-grid/sorting` does it for the pages that are named,
 * without building the others.
 */
import { spawnSync } from 'node:child_process';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { compile } from '#compiler/compile.ts';
import { dropDrawnSizesExcept, writeDrawnSizes } from '#compiler/demos/drawnSizes.ts';
import {
  dropHeightsExcept,
  MEASURED_WIDTHS,
  writeHeights,
  type DemoHeights,
} from '#compiler/demos/heights.ts';
import { projectFolders } from '#compiler/paths.ts';
import { readPages } from '#compiler/read/content.ts';
import { findPages } from '#compiler/read/findPages.ts';
import { DocsError, printProblems } from '#core/errors.ts';
import { PICTURE_WINDOWS } from '#core/page/drawnSizes.ts';
import type { PageData } from '#core/page/page.ts';
import config from '../playwright.config.ts';
import { readToTheEnd } from './support/browser.ts';
import { drawnIn, unlikePictures, type Drawn } from './support/drawn.ts';
import { serveDevelopment, serveExport, type MeasuredSite } from './support/measuredSite.ts';
import { prosePages } from './support/pages.ts';

/** The development server builds a page when it is first asked for, on a busy machine slowly. */
const PATIENCE_MS = 300_000;
/** It also loads a page anew when a file changes; demos below the fold then wait for somebody who scrolls. */
const ATTEMPTS = 3;

/** The height of each demo of a page, in order, when all of them stand. */
async function heightsOn(page: Page, names: readonly string[]): Promise<number[]> {
  await readToTheEnd(page);
  return page.evaluate(
    (demos) =>
      demos.map((name) => {
        const live = document.querySelector(`[data-stage="${name}"] > .demo-live`);
        if (live === null) throw new Error(`The demo ${name} does not stand on its page.`);
        return Math.ceil(live.getBoundingClientRect().height);
      }),
    names,
  );
}

/** What live demos draw, once it is the same twice: grids follow a window that changes some frames later. */
async function drawnAtRest(tab: Page): Promise<Drawn['live']> {
  let last: Drawn['live'] | undefined;
  await expect(async () => {
    const before = last;
    last = await drawnIn(tab, 'demo-live');
    expect(last).toEqual(before);
  }).toPass({ intervals: [200] });
  return last ?? {};
}

/** What is measured of a page in one window. */
interface Measured {
  /** Of each demo, in order. */
  heights: number[];
  drawn: Drawn;
}

interface Windows {
  /** The width at which heights are measured. */
  height: number;
  /** That of pictures. */
  picture: number;
}

/** In the order of a table of heights, and of one of drawn sizes. */
const WINDOWS: readonly Windows[] = [
  { height: MEASURED_WIDTHS[0], picture: PICTURE_WINDOWS.narrow },
  { height: MEASURED_WIDTHS[1], picture: PICTURE_WINDOWS.middle },
  { height: MEASURED_WIDTHS[2], picture: PICTURE_WINDOWS.wide },
];

async function openAt(tab: Page, address: string, width: number): Promise<void> {
  await tab.setViewportSize({ width, height: 900 });
  await tab.goto(address);
}

async function measurePage(
  tab: Page,
  { address, demos, windows }: { address: string; demos: readonly string[]; windows: Windows },
  attempt = 1,
): Promise<Measured> {
  try {
    // Each in a window of its own width from the start: some charts remember the width that they had.
    await openAt(tab, address, windows.picture);
    const pictured = await drawnIn(tab, 'demo-preview');
    await readToTheEnd(tab);
    const drawn = { pictured, live: await drawnAtRest(tab) };
    if (windows.height !== windows.picture) await openAt(tab, address, windows.height);
    return { heights: await heightsOn(tab, demos), drawn };
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return measurePage(tab, { address, demos, windows }, attempt + 1);
  }
}

/** All pages in order, in one window. */
async function measureIn(
  browser: Browser,
  windows: Windows,
  { origin, pages }: { origin: string; pages: readonly PageData[] },
): Promise<Measured[]> {
  // Charts are as they stay, not as they grow.
  const tab = await browser.newPage({ reducedMotion: 'reduce' });
  tab.setDefaultNavigationTimeout(PATIENCE_MS);
  const measured: Measured[] = [];
  for (const { route, demos } of pages)
    measured.push(await measurePage(tab, { address: origin + route, demos, windows }));
  return measured;
}

/** Writes what is measured of these pages. @returns how many demos they have. */
async function measure({ origin }: MeasuredSite, pages: readonly PageData[]): Promise<number> {
  const withDemos = pages.filter(({ demos }) => demos.length > 0);
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const all = await Promise.all(
      WINDOWS.map((windows) => measureIn(browser, windows, { origin, pages: withDemos })),
    );
    withDemos.forEach(({ key, demos }, at) => {
      const [narrow, middle, wide] = all.map((pagesOf) => pagesOf[at]);
      if (narrow === undefined || middle === undefined || wide === undefined)
        throw new Error(`${key} was not measured in every window.`);
      const heightOf = (i: number): DemoHeights[string] => [
        narrow.heights[i] ?? 0,
        middle.heights[i] ?? 0,
        wide.heights[i] ?? 0,
      ];
      const heights = demos.map((name, i) => [name, heightOf(i)] as const);
      writeHeights(projectFolders.docs, key, Object.fromEntries(heights));
      writeDrawnSizes(
        projectFolders.docs,
        key,
        unlikePictures(demos, { narrow: narrow.drawn, middle: middle.drawn, wide: wide.drawn }),
      );
    });
  } finally {
    await browser.close();
  }
  for (const { key, demos } of pages) {
    if (demos.length > 0) continue;
    writeHeights(projectFolders.docs, key, {});
    writeDrawnSizes(projectFolders.docs, key, {});
  }
  return pages.flatMap(({ demos }) => demos).length;
}

async function measureServed(
  serve: () => Promise<MeasuredSite>,
  pages: readonly PageData[],
): Promise<void> {
  const site = await serve();
  try {
    console.log(`Measured ${await measure(site, pages)} demos.`);
  } finally {
    site.stop();
  }
}

function build(): void {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new DocsError('The site cannot be built.', 'Fix what is said above.');
}

async function measureAll(): Promise<void> {
  // Pictures are compared as they are without what was measured before.
  dropDrawnSizesExcept(projectFolders.docs, new Set());
  build();
  const pages = prosePages();
  await measureServed(serveExport, pages);
  dropHeightsExcept(projectFolders.docs, new Set(pages.map(({ key }) => key)));
  build();
}

/** What the compiler writes is the same as for a build, except that types are not checked. */
async function measureNamed(names: readonly string[]): Promise<void> {
  const keys = findPages(
    readPages(projectFolders).map(({ key }) => key),
    names,
  );
  for (const key of keys) writeDrawnSizes(projectFolders.docs, key, {});
  const { problems } = await compile({
    folders: projectFolders,
    types: false,
    previews: true,
    reference: true,
    published: true,
  });
  const own = problems.filter(({ file }) =>
    keys.some((key) => file.startsWith(`content/docs/${key}/`)),
  );
  if (own.length > 0) throw new DocsError(printProblems(own), 'Nothing was measured.');
  const pages = prosePages().filter(({ key }) => keys.includes(key));
  await measureServed(serveDevelopment, pages);
  console.log(
    'The next npm run build keeps these heights free, and draws pictures to these sizes.',
  );
}

try {
  const names = process.argv.slice(2);
  await (names.length === 0 ? measureAll() : measureNamed(names));
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
