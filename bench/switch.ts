import { spawn } from 'node:child_process';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { readToTheEnd } from '../tests/browser.ts';

const PORT = 4176;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PAGE = '/x/react-data-grid/sorting/';
const ROUNDS = 9;
/** Until what a press sets off has run: demos that follow render at once, the rest of the page when idle. */
const SETTLE_MS = 700;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(ORIGIN).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start.');
}

/** Milliseconds of script that the page has run so far. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
}

/** The script of one press in the Settings panel, less what the page runs by itself in the same time. */
async function scriptOfPress(page: Page, session: CDPSession, button: string): Promise<number> {
  const rest = await scriptTime(session);
  await page.waitForTimeout(SETTLE_MS);
  const start = await scriptTime(session);
  await page.locator(button).first().dispatchEvent('click');
  await page.waitForTimeout(SETTLE_MS);
  return Math.max(0, (await scriptTime(session)) - start - (start - rest));
}

/** Script of a switch of mode, language and styling, on a page whose demos are all mounted. */
export async function benchSwitch(): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    await untilServed();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(ORIGIN + PAGE);
    await readToTheEnd(page);
    const demos = await page.locator('[data-stage]').count();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (const [name, values] of [
      ['mode', ['dark', 'light']],
      ['codeVariant', ['JS', 'TS']],
      ['codeStyling', ['CSS', 'MUI System']],
    ] as const) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const value = values[round % 2] ?? '';
        const button = `#shell-settings [data-set="${name}"][data-value="${value}"]`;
        times.push(await scriptOfPress(page, session, button));
      }
      console.log(
        `Switch of ${name} on ${PAGE} with ${demos} demos, median of ${ROUNDS}: ${median(times).toFixed(1)} ms of script, at most ${Math.max(...times).toFixed(1)} ms`,
      );
    }
  } finally {
    await browser.close();
    server.kill();
  }
}
