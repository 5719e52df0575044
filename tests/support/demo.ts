import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { products } from '#content/products.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import { test, type Article, type Articles } from './articles.ts';
import { noDemo } from './demoSpecs.ts';
import { expectNoOverflow, pointAt, switchTo, type Choices } from './browser.ts';

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

export interface DemoTestOptions {
  /**
   * Loads a page for each run. Say so where the spec leaves what a reset of the demo does not undo, such as what a module
   * that poses as a server has stored.
   */
  alone?: boolean;
}

const STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

/** How a demo is shown unless a test says otherwise. */
const USUAL = { mode: 'light', direction: 'ltr', codeStyling: 'MUI System' } as const;

/**
 * Tests what a demo's page says of it: `act` runs from left to right, once more from right to left when it has read
 * `keys` or `direction`, and, where the demo has them, in its two other stylings. Each run ends with a look at the
 * console, and at the width of the page. Specs of one article share its page, unless one says that it needs its own; a
 * second try always has its own. How every demo looks in each scheme and direction is seen by `every-page.spec.ts`.
 * @param spec `import.meta.url` of `Name.spec.ts`, which lies beside `Name.tsx` or the folder `Name`.
 * @throws when there is no such demo.
 */
export function testDemo(
  spec: string,
  title: string,
  act: (scene: DemoScene) => Promise<void>,
  { alone = false }: DemoTestOptions = {},
): void {
  const demo = demoOf(spec);
  test.describe(demo.name, () => {
    for (const codeStyling of demo.styled ? STYLINGS : STYLINGS.slice(0, 1)) {
      const suffix = codeStyling === 'MUI System' ? '' : `, ${codeStyling}`;
      test(`${title}${suffix}`, async ({ articles, baseURL }) => {
        const place = { articles, baseURL, alone };
        const chosen = { ...USUAL, codeStyling };
        const usesDirection = await onArticle(place, demo, (article) =>
          play(article, demo, chosen, act),
        );
        if (!usesDirection) return;
        test.setTimeout(test.info().timeout * 2);
        await test.step('from right to left', () =>
          onArticle(place, demo, (article) =>
            play(article, demo, { ...chosen, direction: 'rtl' }, act),
          ));
      });
    }
  });
}

/**
 * Tests that a demo's three stylings look the same, in light and dark: place, size, colors and text of all that
 * `parts` selects in it.
 * @param spec `import.meta.url` of `Name.spec.ts`, which lies beside the folder `Name`.
 */
export function testStylings(spec: string, parts: string): void {
  const demo = demoOf(spec);
  for (const mode of ['light', 'dark'] as const) {
    test(`${demo.name} looks the same in its three stylings, ${mode}`, async ({
      articles,
      baseURL,
    }) => {
      await onArticle({ articles, baseURL, alone: false }, demo, async (article) => {
        const looks: string[][] = [];
        for (const codeStyling of STYLINGS) {
          await play(article, demo, { ...USUAL, mode, codeStyling }, async ({ stage }) => {
            await expect(stage.locator(parts).first()).toBeVisible();
            looks.push(await looksOf(stage, parts));
          });
        }
        expect(looks[1], 'Tailwind').toEqual(looks[0]);
        expect(looks[2], 'plain CSS').toEqual(looks[0]);
      });
    });
  }
}

interface Place {
  articles: Articles;
  baseURL: string | undefined;
  alone: boolean;
}

/** Runs a spec on the page that those of its article share, or on one of its own. */
async function onArticle<T>(
  { articles, alone, baseURL }: Place,
  { name, route }: DemoOfSpec,
  run: (article: Article) => Promise<T>,
): Promise<T> {
  if (alone || test.info().retry > 0) {
    const article = await articles.load(route, baseURL);
    const result = await run(article);
    await article.page.context().close();
    return result;
  }
  // After a failure the worker ends, and its pages with it.
  const article = await articles.share(route, baseURL);
  const result = await run(article);
  await articles.leave(article, name);
  return result;
}

function demoOf(spec: string): DemoOfSpec {
  const file = fileURLToPath(spec);
  const folder = path.dirname(file);
  const name = path.basename(file, '.spec.ts');
  const styled = existsSync(path.join(folder, name, 'system.tsx'));
  if (!styled && !existsSync(path.join(folder, `${name}.tsx`))) {
    throw new Error(`${file}: ${noDemo(name)}`);
  }
  const key = path.relative(DOCS, folder).replaceAll(path.sep, '/');
  return { name, route: routeOfFolder(products, key), styled };
}

/**
 * Runs a spec once, on a demo that stands and starts anew.
 * @returns whether the spec asked which direction text runs in.
 */
async function play(
  { page, consoleMessages: said }: Article,
  { name }: DemoOfSpec,
  chosen: Required<Choices>,
  act: (scene: DemoScene) => Promise<void>,
): Promise<boolean> {
  await switchTo(page, chosen);
  await page.evaluate((demo) => {
    // A hash that is already there leads nowhere.
    if (location.hash === `#${demo}`) document.getElementById(demo)?.scrollIntoView();
    else location.hash = demo;
  }, name);
  await drawOnly(page, name);
  const stage = await pointAt(page.locator(`[data-stage="${name}"]`));
  const { direction } = chosen;
  const [open, close] =
    direction === 'rtl'
      ? (['ArrowLeft', 'ArrowRight'] as const)
      : (['ArrowRight', 'ArrowLeft'] as const);
  let usesDirection = false;
  await act({
    page,
    stage,
    get keys() {
      usesDirection = true;
      return { open, close };
    },
    get direction() {
      usesDirection = true;
      return direction;
    },
  });
  await expectNoOverflow(page);
  expect(said.splice(0)).toEqual([]);
  return usesDirection;
}

/**
 * Leaves nothing to see of the page but a demo, as if it were alone on it: to lay out and paint what nobody looks at costs
 * a third of the time that specs take.
 */
const drawOnly = (page: Page, demo: string): Promise<void> =>
  page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    // A chart that starts under `display: none` counts as 100 px wide, and logs widths below 0.
    sheet.replaceSync(
      '[data-undrawn=stages] { content-visibility: hidden } ' +
        '[data-undrawn=rest] { display: none !important }',
    );
    document.adoptedStyleSheets = [sheet];
    for (const element of document.querySelectorAll('[data-undrawn]'))
      element.removeAttribute('data-undrawn');
    const stage = document.querySelector(`[data-stage="${name}"]`);
    const root = stage?.closest('body > *') ?? null;
    for (let at = stage; at !== null && at !== undefined && at !== root; at = at.parentElement) {
      for (const sibling of at.parentElement?.children ?? []) {
        if (sibling === at) continue;
        // A rule with `:has()` would be looked at again after every change of the page.
        const hasStages =
          sibling.matches('[data-stage]') || sibling.querySelector('[data-stage]') !== null;
        sibling.setAttribute('data-undrawn', hasStages ? 'stages' : 'rest');
      }
    }
  }, demo);

/** Colors are read at rest: a transition under way is finished first. */
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
