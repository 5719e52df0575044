/*
 * `npm run measure`: mounts every demo of the built site in the browser and writes the height that its page keeps free
 * for it, at each measured width, into `heights.json` beside the page. `npm run measure -- data-grid/sorting` does it for
 * the pages that are named, without building the others.
 */
import { spawnSync } from 'node:child_process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { compile } from '#compiler/compile.ts';
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
import type { PageData } from '#core/page/page.ts';
import config from '../playwright.config.ts';
import { readToTheEnd } from './support/browser.ts';
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

async function heightsAt(
  tab: Page,
  address: string,
  demos: readonly string[],
  attempt = 1,
): Promise<number[]> {
  await tab.goto(address);
  try {
    return await heightsOn(tab, demos);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return heightsAt(tab, address, demos, attempt + 1);
  }
}

/** One table for each page, in order, at one width. */
async function measureAt(
  browser: Browser,
  width: number,
  { origin, pages }: { origin: string; pages: readonly PageData[] },
): Promise<number[][]> {
  const tab = await browser.newPage({ viewport: { width, height: 900 } });
  tab.setDefaultNavigationTimeout(PATIENCE_MS);
  const tables: number[][] = [];
  for (const { route, demos } of pages) {
    tables.push(await heightsAt(tab, origin + route, demos));
  }
  return tables;
}

/** Writes the heights of these pages. @returns how many demos they have. */
async function measure({ origin }: MeasuredSite, pages: readonly PageData[]): Promise<number> {
  const measured = pages.filter(({ demos }) => demos.length > 0);
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const tables = await Promise.all(
      MEASURED_WIDTHS.map((width) => measureAt(browser, width, { origin, pages: measured })),
    );
    const [small = [], medium = [], large = []] = tables;
    measured.forEach(({ key, demos }, at) => {
      const heights = demos.map((name, i): [string, DemoHeights[string]] => [
        name,
        [small[at]?.[i] ?? 0, medium[at]?.[i] ?? 0, large[at]?.[i] ?? 0],
      ]);
      writeHeights(projectFolders.docs, key, Object.fromEntries(heights));
    });
  } finally {
    await browser.close();
  }
  for (const { key, demos } of pages)
    if (demos.length === 0) writeHeights(projectFolders.docs, key, {});
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
  console.log('The next npm run build keeps these heights free.');
}

try {
  const names = process.argv.slice(2);
  await (names.length === 0 ? measureAll() : measureNamed(names));
} catch (error) {
  if (!(error instanceof DocsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
