import type { Page } from '@playwright/test';
import { median, openPage, withSite } from './site.ts';

const ROUNDS = 7;

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
  await withSite(async ({ browser, origin }) => {
    const page = await openPage(browser);
    const client: number[] = [];
    const full: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${origin}/x/react-tree-view/`);
      await page.waitForTimeout(500);
      client.push(await clickToPaint(page, '/x/react-tree-view/rich-tree-view/items/', 'Items'));
      await page.goto(`${origin}/x/react-tree-view/rich-tree-view/items/`);
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
  });
}
