import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';
import { isAboutLicense } from './licenseWords.ts';

/** Collects what a page says on its console: errors, warnings, uncaught errors, failed requests. */
export function listenToConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning';
    const text = message.text();
    if (loud && !isAboutLicense(text)) messages.push(text);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation away ends what is under way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      messages.push(`failed: ${request.url()}`);
  });
  return messages;
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

/** Where a demo is brought before somebody points at it, in CSS pixels: below the header that stays. */
const BELOW_HEADER_PX = 120;

/**
 * Points at the edge of a demo's stage, as a reader does who is about to use it, waits until the demo stands, and takes the
 * pointer away. `hover` would also wait for frames to see whether the stage stands still, which tests of shifts see anyway.
 * @param stage the `[data-stage]` of the demo.
 * @returns the live demo.
 */
export async function pointAt(stage: Locator): Promise<Locator> {
  const handle = await stage.elementHandle();
  if (handle === null) throw new Error(`There is no ${stage}.`);
  await pointAtElement(stage.page(), handle);
  return stage.locator('> .demo-live');
}

async function pointAtElement(page: Page, stage: ElementHandle<Node>): Promise<void> {
  // Where the page has just been led to a hash, it may scroll once more: whoever points then misses, and points again.
  while (!(await pointOnce(page, stage)));
  await page.mouse.move(0, 0);
}

/**
 * @returns whether the demo stands; false when the stage has moved before anything began.
 * @throws when the demo does not stand in time.
 */
async function pointOnce(page: Page, stage: ElementHandle<Node>): Promise<boolean> {
  const { x, y } = await stage.evaluate(async (node, top) => {
    const element = node as Element;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
    // What comes near the window is laid out in the next frame.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { x, y } = element.getBoundingClientRect();
    return { x, y };
  }, BELOW_HEADER_PX);
  // A pointer that was nowhere before has not moved yet, as far as a page can tell.
  await page.mouse.move(x + 3, y + 3);
  await page.mouse.move(x + 4, y + 4);
  // A locator that waits looks through the whole page at every frame.
  return stage.evaluate(
    async (node, { withinMs, measured }) => {
      const element = node as HTMLElement;
      const end = performance.now() + withinMs;
      for (;;) {
        const isBusy = element.hasAttribute('aria-busy');
        const isLive = element.querySelector(':scope > .demo-live > *') !== null;
        if (isLive && !isBusy) return true;
        // Beneath a pointer that rests, a stage that comes later has not been pointed at.
        const hasMoved = Math.abs(element.getBoundingClientRect().y - measured) > 1;
        if (hasMoved && !isLive && !isBusy) return false;
        if (performance.now() > end) throw new Error(`${element.dataset['stage']} does not stand.`);
        await new Promise((painted) => requestAnimationFrame(painted));
      }
    },
    { withinMs: ONE_STANDS_WITHIN_MS, measured: y },
  );
}

/** Gives the first sign of a reader, who moves the pointer, and waits until the shell works: its buttons say what is pressed. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1, bubbles: true }));
  });
  await page.locator('[data-set="mode"][aria-pressed]').first().waitFor({ state: 'attached' });
}

/** How far a reader scrolls at once, in CSS pixels: everything is near the window at some stop. */
const STRIDE_PX = 750;

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
  const stages = await page.locator('[data-stage]').elementHandles();
  for (const stage of stages.toReversed()) await pointAtElement(page, stage);
}

/** One demo whose code has to be fetched, on a busy machine. */
const ONE_STANDS_WITHIN_MS = 40_000;

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
      const preview = stage.querySelector<HTMLElement>(':scope > .demo-preview');
      if (preview === null) return [];
      // What is far from the window has no height otherwise.
      preview.style.contentVisibility = 'visible';
      const room = innerWidth < 600 ? '--h0' : innerWidth < 1200 ? '--h1' : '--h2';
      const kept = Number.parseFloat(getComputedStyle(stage).getPropertyValue(room));
      const padding = 2 * Number.parseFloat(getComputedStyle(preview).paddingTop);
      const excess = preview.getBoundingClientRect().height - padding - kept;
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
        const names = entry.sources.map(({ node }) => {
          if (!(node instanceof Element)) return String(node?.nodeName);
          const demo = node.closest('[data-stage]')?.getAttribute('data-stage');
          const name = `${node.nodeName}.${node.className}#${node.id}`;
          return demo == null ? name : `${name} in ${demo}`;
        });
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
    const isInFirstSection = (element: Element): boolean =>
      second === undefined ||
      (element.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const shown = article?.querySelector('.demo, .api-row, .api-signature');
    const isEarly =
      shown != null &&
      (shown.closest('.api-list:not(.api-excerpt)') !== null || isInFirstSection(shown));
    // A page with a filter is a reference: its paragraph stands below its title, and rows follow. The status of the filter,
    // which is a paragraph of the article, is not shown until somebody filters.
    const paragraph =
      article?.querySelector('.api-filter') == null
        ? article?.querySelector(':scope > :is(p, ul, ol, .table-box)')
        : document.querySelector('main header h1 + p');
    return {
      paragraph: screenOf(paragraph),
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
