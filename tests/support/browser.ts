import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/**
 * The commercial packages say on the console that they run without a licence key, and show a watermark: both stay, by
 * their licence. Nothing else may be said.
 */
const LICENCE_MESSAGE = /MUI X: (Missing license key|.*license key)/i;
const LICENCE_BANNER = /^[\s*%c]*$|MUI X|licen[cs]e|evaluat|https:\/\/mui\.com/i;

/** Collects what a page says on its console: errors, warnings, uncaught errors, failed requests. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning';
    const text = message.text();
    if (loud && !LICENCE_MESSAGE.test(text) && !LICENCE_BANNER.test(text)) said.push(text);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation away ends what is under way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') said.push(`failed: ${request.url()}`);
  });
  return said;
}

/** Scrolls to the end as a reader does, and waits until every demo of the page stands. */
export async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= height; y += 500) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-stage]')].every((stage) =>
      stage.querySelector(':scope > .demo-live:not([data-waiting])')?.hasChildNodes(),
    ),
  );
  await page.waitForTimeout(300);
}

/** Sums layout shifts that no input caused, from the first paint on. Call before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const names = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.nodeName}.${node.className}#${node.id}`
            : String(node?.nodeName),
        );
        shifts.push(`${entry.value.toFixed(4)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary: string; html: string }[];
}

/** The library's mark on unlicensed demos is pale by design, and must not be changed. */
const WATERMARK = /Missing license key/;

interface AxeRules {
  type: 'tag' | 'rule';
  values: string[];
}

const EVERY_RULE: AxeRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose answers depend on colours, for a second look at the same page in the other scheme. */
export const COLOURS: AxeRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Runs axe over the whole page, by default with the rules of WCAG 2.2 AA and best practice. */
export async function axe(page: Page, rules: AxeRules = EVERY_RULE): Promise<string[]> {
  await page.evaluate(AXE);
  await page.evaluate(() => scrollTo(0, 0)); // a floating link must not lie over what is examined
  const violations = await page.evaluate(async (runOnly) => {
    const tool = (
      window as unknown as {
        axe: { run: (options: object) => Promise<{ violations: AxeResult[] }> };
      }
    ).axe;
    return (await tool.run({ runOnly, resultTypes: ['violations'] })).violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !WATERMARK.test(html))
      .map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} — ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
  );
}

/** Keeps a scheme and a direction as a reader's choice from an earlier visit. */
export async function choose(
  page: Page,
  { mode = 'light', direction = 'ltr' }: { mode?: string; direction?: string },
): Promise<void> {
  await page.addInitScript(
    ([storedMode, storedDirection]) => {
      localStorage.setItem('mui-mode', storedMode ?? '');
      localStorage.setItem('docs-direction', storedDirection ?? '');
    },
    [mode, direction],
  );
}

/** No part of the page is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}
