import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { products } from '#content/products.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import { choose, expectNoOverflow, listenToConsole } from './browser.ts';

const DOCS = fileURLToPath(new URL('../../content/docs/', import.meta.url));

/** What a demo's spec acts on. */
export interface DemoScene {
  page: Page;
  /** The live demo. What it opens in a popup or a dialog is outside of it, in `page`. */
  stage: Locator;
  /** The arrow keys that lead into a tree and out of it: they change sides where text runs from the right. */
  keys: { open: 'ArrowLeft' | 'ArrowRight'; close: 'ArrowLeft' | 'ArrowRight' };
  direction: 'ltr' | 'rtl';
}

interface DemoOfSpec {
  name: string;
  route: string;
  /** It has a folder with a file for each styling. */
  styled: boolean;
}

/** The three states in which every demo must work. */
const STATES = [
  { state: 'light', mode: 'light', direction: 'ltr' },
  { state: 'dark', mode: 'dark', direction: 'ltr' },
  { state: 'rtl', mode: 'light', direction: 'rtl' },
] as const;

const STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

/**
 * Tests what a demo's page says of it: `act` runs in light, dark and right-to-left, and, where the demo has them, in its
 * two other stylings. Each run ends with a look at the console, and at the width of the page.
 * @param spec `import.meta.url` of `Name.spec.ts`, which lies beside `Name.tsx` or the folder `Name`.
 * @throws when there is no such demo.
 */
export function testDemo(
  spec: string,
  title: string,
  act: (scene: DemoScene) => Promise<void>,
): void {
  const demo = demoOf(spec);
  test.describe(demo.name, () => {
    for (const { state, ...chosen } of STATES) {
      test(`${title}, ${state}`, ({ page }) => play(page, demo, chosen, act));
    }
    for (const styling of demo.styled ? STYLINGS.slice(1) : []) {
      test(`${title}, ${styling}`, async ({ page, context, baseURL }) => {
        await chooseStyling(context, styling, baseURL);
        await play(page, demo, { mode: 'light', direction: 'ltr' }, act);
      });
    }
  });
}

/**
 * Tests that a demo's three stylings look the same, in light and dark: place, size, colours and text of all that
 * `parts` selects in it.
 * @param spec `import.meta.url` of `Name.spec.ts`, which lies beside the folder `Name`.
 */
export function testStylings(spec: string, parts: string): void {
  const demo = demoOf(spec);
  for (const mode of ['light', 'dark']) {
    test(`${demo.name} looks the same in its three stylings, ${mode}`, async ({
      context,
      baseURL,
    }) => {
      const looks: string[][] = [];
      for (const styling of STYLINGS) {
        await chooseStyling(context, styling, baseURL);
        await play(await context.newPage(), demo, { mode, direction: 'ltr' }, async ({ stage }) => {
          await expect(stage.locator(parts).first()).toBeVisible();
          looks.push(await looksOf(stage, parts));
        });
      }
      expect(looks[1], 'Tailwind').toEqual(looks[0]);
      expect(looks[2], 'plain CSS').toEqual(looks[0]);
    });
  }
}

function demoOf(spec: string): DemoOfSpec {
  const file = fileURLToPath(spec);
  const folder = path.dirname(file);
  const name = path.basename(file, '.spec.ts');
  const styled = existsSync(path.join(folder, name, 'system.tsx'));
  if (!styled && !existsSync(path.join(folder, `${name}.tsx`))) {
    throw new Error(`${file}: there is no demo "${name}" beside it. Name the spec after its demo.`);
  }
  const key = path.relative(DOCS, folder).replaceAll(path.sep, '/');
  return { name, route: routeOfFolder(products, key), styled };
}

async function play(
  page: Page,
  { name, route }: DemoOfSpec,
  chosen: { mode: string; direction: 'ltr' | 'rtl' },
  act: (scene: DemoScene) => Promise<void>,
): Promise<void> {
  const said = listenToConsole(page);
  await choose(page, chosen);
  await page.goto(`${route}#${name}`);
  const stage = page.locator(`[data-stage="${name}"] > .demo-live:not([data-waiting])`);
  await stage.locator('> *').first().waitFor();
  const [open, close] =
    chosen.direction === 'rtl'
      ? (['ArrowLeft', 'ArrowRight'] as const)
      : (['ArrowRight', 'ArrowLeft'] as const);
  await act({ page, stage, keys: { open, close }, direction: chosen.direction });
  await expectNoOverflow(page);
  expect(said).toEqual([]);
}

const chooseStyling = (context: BrowserContext, styling: string, url = ''): Promise<void> =>
  context.addCookies([{ name: 'codeStyling', value: encodeURIComponent(styling), url }]);

/** Colours are read at rest: a transition under way is finished first. */
const looksOf = (stage: Locator, parts: string): Promise<string[]> =>
  stage.evaluate((live, selector) => {
    for (const animation of live.getAnimations({ subtree: true })) animation.finish();
    const origin = live.getBoundingClientRect();
    return [...live.querySelectorAll(selector)].map((part) => {
      const box = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      const place = [box.left - origin.left, box.top - origin.top, box.width, box.height];
      return [
        part.textContent?.slice(0, 40),
        ...place.map((value) => Math.round(value)),
        style.color,
        style.backgroundColor,
        style.borderColor,
        style.borderRadius,
        style.fontSize,
        style.fontWeight,
      ].join(' ');
    });
  }, parts);
