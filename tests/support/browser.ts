import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

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

/** Two frames: what a change has brought about is laid out, painted, and told to observers. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => painted()));
      }),
  );

/** Demos that stand, and are no pictures any more. */
export const LIVE_DEMO = '[data-stage]:not([aria-busy]) > .demo-live';

/** Waits until every demo of the page stands. @param timeout in milliseconds; 0 is as long as the test may take. */
export async function allStand(page: Page, timeout = 0): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-stage]')].every(
        (stage) =>
          !stage.hasAttribute('aria-busy') &&
          stage.querySelector(':scope > .demo-live')?.hasChildNodes(),
      ),
    undefined,
    { timeout },
  );
  await settled(page);
}

/**
 * Points at the edge of a demo's stage, as a reader does who is about to use it, waits until the demo stands, and takes the
 * pointer away.
 * @param stage the `[data-stage]` of the demo.
 * @returns the live demo.
 */
export async function pointAt(stage: Locator): Promise<Locator> {
  const page = stage.page();
  await stage.hover({ position: { x: 3, y: 3 } });
  await stage.and(page.locator('[data-stage]:not([aria-busy]):has(> .demo-live > *)')).waitFor();
  await page.mouse.move(0, 0);
  return stage.locator('> .demo-live');
}

/** Waits until the shell works: its buttons say which choices are pressed. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[data-set="mode"][aria-pressed]').first().waitFor({ state: 'attached' });
}

/** How far a reader scrolls at once, in CSS pixels: everything is near the window at some stop. */
const STRIDE_PX = 600;

/** Scrolls to the end as a reader does, points at every demo on the way back, and waits until all stand. */
export async function readToTheEnd(page: Page): Promise<void> {
  await hydrated(page);
  await expect(async () => {
    await scrollToTheEnd(page);
    await pointAtAll(page);
    // What wakes demos may have started after the first of them were passed: then they are passed again.
    await allStand(page, STANDS_WITHIN_MS);
  }).toPass();
}

/** Points at every demo, from the last to the first. */
export async function pointAtAll(page: Page): Promise<void> {
  const stages = await page.locator('[data-stage]').all();
  for (const stage of stages.toReversed()) await pointAt(stage);
}

/** Twenty demos, on a busy machine. */
const STANDS_WITHIN_MS = 15_000;

/** Scrolls to the end as a reader does, who touches nothing. */
export const scrollToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async (stride) => {
    for (let y = 0; y <= document.documentElement.scrollHeight; y += stride) {
      scrollTo(0, y);
      // The first frame tells observers, the second draws what they began.
      // No function has a name in here: what `tsx` compiles would then need a helper that the page does not have.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  }, STRIDE_PX);

/** What the Settings panel offers and tests switch, by the names of `SETTINGS`. */
export interface Choices {
  mode?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  codeStyling?: 'MUI System' | 'Tailwind' | 'CSS';
}

/** Presses buttons of the Settings panel of a page that stands, and waits until all that follows them is drawn. */
export async function switchTo(page: Page, choices: Choices): Promise<void> {
  await hydrated(page);
  await page.evaluate((wanted) => {
    for (const [name, value] of wanted) {
      const button = document.querySelector<HTMLElement>(
        `[data-set="${name}"][data-value="${value}"]`,
      );
      if (button === null) throw new Error(`There is no button for ${name} "${value}".`);
      if (button.getAttribute('aria-pressed') !== 'true') button.click();
    }
  }, Object.entries(choices));
  await settled(page);
}

/**
 * How many CSS pixels each pre-rendered demo is higher than its page keeps free. Such a page moves when the live demo takes
 * the place of its preview before a reader's eyes, which is a matter of time and thus of luck. Ask it of a page that runs
 * no scripts.
 */
export const previewsTooHigh = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stage]')].flatMap((stage) => {
      const preview = stage.querySelector(':scope > .demo-preview');
      if (preview === null) return [];
      const room = innerWidth < 600 ? '--h0' : innerWidth < 1200 ? '--h1' : '--h2';
      const kept = Number.parseFloat(getComputedStyle(stage).getPropertyValue(room));
      const excess = preview.getBoundingClientRect().height - kept;
      return excess < 1
        ? []
        : [`the preview of ${stage.dataset['stage']} is ${excess.toFixed(1)} px too high`];
    }),
  );

/** How many CSS pixels each demo needs beyond what its page keeps free for it, at the present width. */
export const demosTooHigh = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stage]')].flatMap((stage) => {
      const kept = Number.parseFloat(getComputedStyle(stage).minHeight);
      const excess = stage.getBoundingClientRect().height - kept;
      return excess > 0.5 ? [`${stage.dataset['stage']} needs ${excess.toFixed(1)} px more`] : [];
    }),
  );

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

/** Ends what moves, and would end by itself: changes of colors, for the most part. */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });

/** Drops the shifts that were seen so far, when all of them have been reported: two frames later. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    (window as unknown as { shifts: string[] }).shifts.length = 0;
  });

export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  id: string;
  help: string;
  nodes: {
    target: unknown[];
    failureSummary: string;
    /** Its classes and its tag. */
    html: string;
    /** The classes of what it is in. */
    parent: string;
  }[];
}

interface AxeRun {
  violations: (Omit<AxeResult, 'nodes'> & {
    nodes: (AxeResult['nodes'][number] & { element?: Element })[];
  })[];
}

/** The library's mark on unlicensed demos is pale by design, and must not be changed. */
const WATERMARK = /Missing license key/;

/** The grid renders a header without a name above columns that are in no group. Its page says so. */
const EMPTY_GROUP = /MuiDataGrid-columnHeader--emptyGroup/;

/**
 * The grid renders an overlay in the element with `role="grid"`, which may only have rows, and a row of headers without
 * any if no column is visible. The page about overlays says so.
 */
const ROWS_OF_OVERLAYS = [
  { element: /role="grid"/, reason: /not allowed: button\[tabindex\]$/ },
  { element: /MuiDataGrid-row--borderBottom/, reason: /role not present: cell, columnheader/ },
];

const isOfOverlay = ({ html, failureSummary }: AxeResult['nodes'][number]): boolean =>
  ROWS_OF_OVERLAYS.some(({ element, reason }) => element.test(html) && reason.test(failureSummary));

/**
 * What the packages render, and no prop changes. In pickers, the date in a toolbar is an `h4`, whatever comes before it; an
 * option of a clock that shows "01" is named "1 hours"; a disabled time in a single list is pale, but has no
 * `aria-disabled`. In the charts panel of a grid, the chosen type is written in the primary color on a tint of it; a section of its
 * pivot panel has a count beside its name, and the sign that a branch loads has no name. The pages about these things say so.
 */
const PARTS_OF_PACKAGES = [
  { id: 'heading-order', element: /PickerToolbar-title/ },
  { id: 'label-content-name-mismatch', element: /aria-label="\d+ (?:hours|minutes|seconds)"/ },
  { id: 'color-contrast', element: /Mui-disabled[^>]* MuiDigitalClock-item/ },
  { id: 'color-contrast', element: /MuiDataGrid-chartTypeSelectorButton/ },
  { id: 'label-content-name-mismatch', element: /MuiDataGrid-collapsibleTrigger/ },
  { id: 'aria-progressbar-name', element: /MuiDataGrid-\w+CellLoadingContainer/ },
];

/** A selector also has the name of what a part is in. */
const isOfPackage = (rule: string, { html, parent, target }: AxeResult['nodes'][number]): boolean =>
  PARTS_OF_PACKAGES.some(
    ({ id, element }) => id === rule && element.test(`${html} ${parent} ${target.join(' ')}`),
  );

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

const TREE = '#shell-tree';

/** The trees of pages that axe has passed in this worker, in a view. */
const passedTrees = new Set<string>();

/** Names how a page shows its tree: pages of a product have the same one, but for the place of the current page. */
const treeOf = (page: Page, { values }: AxeRules): Promise<string> =>
  page.evaluate(
    ([tree, rules]) => {
      const { backgroundColor } = getComputedStyle(document.body);
      const product = document.querySelector<HTMLElement>(tree)?.dataset['product'];
      return [product, backgroundColor, document.dir, innerWidth, rules].join(' ');
    },
    [TREE, values.join(' ')] as const,
  );

/**
 * Runs axe over the page, at rest, by default with the rules of WCAG 2.2 AA and best practice. What repeats is examined
 * once: the tree of pages that all pages of a product have, and tokens of one kind in a block of code.
 */
export async function axe(page: Page, rules: AxeRules = EVERY_RULE): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const tree = await treeOf(page, rules);
  const violations = await runAxe(page, rules, passedTrees.has(tree) ? [TREE] : []);
  if (violations.length === 0) passedTrees.add(tree);
  return violations;
}

async function runAxe(page: Page, rules: AxeRules, exclude: readonly string[]): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0)); // a floating link must not lie over what is examined
  await settled(page); // the link goes at the event that a scroll sends in the next frame
  await endAnimations(page); // a color on its way to another one is none of the design's
  const violations = await page.evaluate(
    async ([runOnly, exclude]) => {
      await document.fonts.ready;
      // Axe does not examine what is hidden, but walks it: most of a page is code in other languages and stylings. Of the code
      // that is shown, a token of each kind is enough for a block.
      const blocks = [...document.querySelectorAll('pre')].map((block) => {
        const shown = block.cloneNode(block.checkVisibility()) as HTMLElement;
        const kinds = new Set<string>();
        for (const token of shown.querySelectorAll('span:not(:has(*))')) {
          const kind = `${token.className} ${token.parentElement?.className}`;
          if (kinds.has(kind)) token.replaceWith(token.textContent);
          kinds.add(kind);
        }
        return { block, children: [...block.childNodes], shown: [...shown.childNodes] };
      });
      for (const { block, shown } of blocks) block.replaceChildren(...shown);
      const tool = (
        window as unknown as {
          axe: { run: (context: object, options: object) => Promise<AxeRun> };
        }
      ).axe;
      try {
        // Axe cuts long tags short: what tells a package's part from ours is in its classes.
        const found = await tool.run(
          { exclude },
          { runOnly, resultTypes: ['violations'], elementRef: true },
        );
        return found.violations.map((violation) => ({
          ...violation,
          nodes: violation.nodes.map(({ element, html, ...node }) => ({
            ...node,
            html: `${element?.getAttribute('class') ?? ''} ${html}`,
            parent: element?.parentElement?.getAttribute('class') ?? '',
          })),
        }));
      } finally {
        for (const { block, children } of blocks) block.replaceChildren(...children);
      }
    },
    [rules, exclude] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !WATERMARK.test(html))
      .filter(({ html }) => id !== 'empty-table-header' || !EMPTY_GROUP.test(html))
      .filter((node) => id !== 'aria-required-children' || !isOfOverlay(node))
      .filter((node) => !isOfPackage(id, node))
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

/**
 * The first paragraph stands on the first screen. The first demo of the page's first section, and the first row or signature
 * of the reference, begin no later than on the second. Ask it of a page that has not been scrolled.
 */
export async function expectContentFirst(page: Page): Promise<void> {
  const screens = await page.evaluate(() => {
    const article = document.getElementById('page-article');
    const [, second] = article?.querySelectorAll(':scope > h2') ?? [];
    const screenOf = (element: Element | null | undefined): number =>
      element == null ? 0 : element.getBoundingClientRect().top / innerHeight;
    const shown = article?.querySelector('.demo, .api-row, .api-signature');
    const isEarly =
      shown != null &&
      (second === undefined ||
        shown.closest('.api-list:not(.api-excerpt)') !== null ||
        (shown.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
    return {
      paragraph: screenOf(article?.querySelector(':scope > :is(p, ul, ol, .table-box)')),
      shown: isEarly ? screenOf(shown) : 0,
    };
  });
  expect(screens.paragraph, 'screens before the first paragraph').toBeLessThan(1);
  expect(screens.shown, 'screens before what is shown first').toBeLessThan(2);
}

/** Follows a link from the row under the page's title, which folds. */
export async function openRelated(page: Page, name: string): Promise<void> {
  await page.locator('main header summary').click();
  await page.getByRole('link', { name }).click();
}

/** No part of the page is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}
