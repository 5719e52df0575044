import type { CDPSession, Page } from '@playwright/test';
import { readToTheEnd } from '../tests/support/browser.ts';
import { median, openPage, withSite } from './site.ts';

const PAGE = '/x/react-data-grid/sorting/';
const ROUNDS = 9;
/** Until what a press sets off has run: demos that follow render at once, the rest of the page when idle. */
const SETTLE_MS = 700;

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
  await withSite(async ({ browser, origin }) => {
    const page = await openPage(browser);
    await page.goto(origin + PAGE);
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
  });
}
