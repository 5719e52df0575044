import { spawn } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';

const PORT = 4175;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const ROUNDS = 7;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(ORIGIN).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

/** Milliseconds from the click on a link that was pointed at before, to the frame that shows the new title. */
async function clickToPaint(page: Page, link: string, title: string): Promise<number> {
  const target = page.locator(`#shell-tree a[href="${link}"]`);
  await target.hover();
  await page.waitForTimeout(600); // the prefetch
  return target.evaluate(
    (node, expected) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = (): void => {
          if (document.querySelector('h1')?.textContent === expected) {
            requestAnimationFrame(() => resolve(performance.now() - start));
          } else requestAnimationFrame(look);
        };
        (node as HTMLElement).click();
        look();
      }),
    title,
  );
}

/** Client navigation to a prefetched page, and a full load of the same page for comparison, in one run. */
export async function benchNavigation(): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    await untilServed();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // tsx keeps the names of functions by a helper that the browser does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    const client: number[] = [];
    const full: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${ORIGIN}/x/react-tree-view/`);
      await page.waitForTimeout(500);
      client.push(await clickToPaint(page, '/x/react-tree-view/rich-tree-view/items/', 'Items'));
      await page.goto(`${ORIGIN}/x/react-tree-view/rich-tree-view/items/`);
      await page.waitForTimeout(500); // the first paint is recorded after the frame
      full.push(
        await page.evaluate(
          () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        ),
      );
    }
    const [a, b] = [median(client), median(full)];
    console.log(
      `Navigation, median of ${ROUNDS}: client ${a.toFixed(0)} ms to the paint; full load ${b.toFixed(0)} ms to the first paint; ratio ${(a / b).toFixed(2)}`,
    );
  } finally {
    await browser.close();
    server.kill();
  }
}
