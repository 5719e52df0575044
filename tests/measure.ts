/*
 * `npm run measure`: mounts every demo of the built site in the browser and writes the height that its page keeps free
 * for it, at each measured width. Run it after `npm run build` when a demo is new or has changed its size.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { MEASURED_WIDTHS } from '#compiler/demos/heights.ts';
import config from '../playwright.config.ts';
import { readToTheEnd } from './support/browser.ts';
import { prosePages } from './support/pages.ts';

const PORT = 4174;
const ORIGIN = `http://127.0.0.1:${PORT}`;

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${ORIGIN}/x/introduction/`).catch(() => undefined);
    if (answer !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

/** The height of each demo of a page, in order, when all of them stand. */
async function heightsOn(page: Page, names: readonly string[]): Promise<number[]> {
  await readToTheEnd(page);
  return page.evaluate(
    (demos) =>
      demos.map((name) => {
        const live = document.querySelector(`[data-stage="${name}"] > .demo-live`);
        return Math.ceil(live?.getBoundingClientRect().height ?? 0);
      }),
    names,
  );
}

async function measureAt(browser: Browser, width: number): Promise<Map<string, number>> {
  const heights = new Map<string, number>();
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  for (const { key, route, demos } of prosePages()) {
    if (demos.length === 0) continue;
    await page.goto(ORIGIN + route);
    const measured = await heightsOn(page, demos);
    demos.forEach((name, i) => heights.set(`${key}/${name}`, measured[i] ?? 0));
  }
  return heights;
}

/** Demo id → heights at each of the measured widths. */
async function measure(): Promise<[string, number[]][]> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  const tables = await Promise.all(MEASURED_WIDTHS.map((width) => measureAt(browser, width)));
  await browser.close();
  const [first = new Map<string, number>()] = tables;
  return [...first.keys()].sort().map((id) => [id, tables.map((table) => table.get(id) ?? 0)]);
}

const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
  env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilServed();
  const entries = await measure();
  const lines = entries.map(([id, heights]) => `  ${JSON.stringify(id)}: [${heights.join(', ')}]`);
  writeFileSync('content/demo-heights.json', `{\n${lines.join(',\n')}\n}\n`);
  console.log(`Measured ${entries.length} demos.`);
} finally {
  server.kill();
}
