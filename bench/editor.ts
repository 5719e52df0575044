import { spawn } from 'node:child_process';
import { chromium, type Browser } from '@playwright/test';
import config from '../playwright.config.ts';

const PORT = 4178;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PAGE = '/x/react-data-grid/sorting/';
const ROUNDS = 5;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(ORIGIN).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

interface Ready {
  /** Milliseconds from the press on Edit until the editor takes letters. */
  editor: number;
  /** The same until the edited demo stands in its frame. */
  demo: number;
}

/** A reader's first edit: nothing of the editor, the frame or the packages is in the browser's cache. */
async function firstEdit(browser: Browser): Promise<Ready> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // tsx keeps the names of functions by a helper that the browser does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(ORIGIN + PAGE);
    const button = page.locator('.demo').first().locator('[data-tool="edit"]');
    await page.locator('.demo-live:not([data-waiting])').first().waitFor();
    await button.hover();
    await page.waitForTimeout(500);
    return await button.evaluate(
      (node) =>
        new Promise<Ready>((resolve) => {
          const start = performance.now();
          const frame = node.closest('.demo');
          let editor = 0;
          const look = (): void => {
            const now = performance.now() - start;
            if (editor === 0 && document.activeElement?.matches('.cm-content') === true)
              editor = now;
            if (editor > 0 && frame?.querySelector('[data-stage][data-live]') != null) {
              resolve({ editor, demo: now });
            } else requestAnimationFrame(look);
          };
          (node as HTMLElement).click();
          look();
        }),
    );
  } finally {
    await context.close();
  }
}

/** From the press on Edit to an editor that can be typed in, and to the demo that runs beside it. */
export async function benchEditor(): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    await untilServed();
    const rounds: Ready[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await firstEdit(browser));
    for (const part of ['editor', 'demo'] as const) {
      const times = rounds.map((ready) => ready[part]);
      console.log(
        `First edit on ${PAGE}, ${part} ready, median of ${ROUNDS}: ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
    server.kill();
  }
}
