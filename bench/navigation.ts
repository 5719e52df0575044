import type { Page } from '@playwright/test';
import { median, openPage, withSite } from './site.ts';

const ROUNDS = 7;

/** Milliseconds from the click on a link that was pointed at before, until the frame that shows the new title is painted. */
async function clickToPaint(
  page: Page,
  { link, title, prefetchMs }: { link: string; title: string; prefetchMs: number },
): Promise<number> {
  const target = page.locator(`#shell-tree a[href="${link}"]`);
  await target.hover();
  await page.waitForTimeout(prefetchMs);
  return target.evaluate(
    (node, expected) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = (): void => {
          if (document.querySelector('h1')?.textContent !== expected) {
            requestAnimationFrame(look);
            return;
          }
          // A frame's callbacks come before its paint, and a message after it. The next frame would also wait for work in between.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - start));
          port1.start();
          port2.postMessage(null);
        };
        (node as HTMLElement).click();
        look();
      }),
    title,
  );
}

interface Conditions {
  name: string;
  /** How often the processor's work is multiplied. */
  slowdown: number;
  /** Whether the network is the slow 4G of Lighthouse. */
  isSlow: boolean;
  /** Within which a page has been fetched whose link is pointed at. */
  prefetchMs: number;
  /** Of the issue, and what a trial of 452 pages took: milliseconds. */
  goal: number;
  before: string;
}

const CONDITIONS: readonly Conditions[] = [
  { name: 'fast', slowdown: 1, isSlow: false, prefetchMs: 600, goal: 60, before: '38' },
  { name: 'slow', slowdown: 4, isSlow: true, prefetchMs: 3_000, goal: 200, before: '160' },
];

/** 1.6 Mbit/s down and 0.75 up, in bytes a second, and a round trip of 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/** Client navigation to a prefetched page, and a full load of the same page for comparison, in one run. */
export async function benchNavigation(): Promise<void> {
  await withSite(async ({ browser, origin }) => {
    for (const { name, slowdown, isSlow, prefetchMs, goal, before } of CONDITIONS) {
      const page = await openPage(browser);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      if (isSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
      const link = '/x/react-tree-view/rich-tree-view/items/';
      const client: number[] = [];
      const full: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await page.goto(`${origin}/x/react-tree-view/`);
        await page.waitForTimeout(500);
        client.push(await clickToPaint(page, { link, title: 'Items', prefetchMs }));
        await page.goto(origin + link);
        await page.waitForTimeout(500); // the first paint is recorded after the frame
        full.push(
          await page.evaluate(
            () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          ),
        );
      }
      const [a, b] = [median(client), median(full)];
      console.log(
        `Navigation, ${name}, median of ${ROUNDS}: client ${a.toFixed(0)} ms to the paint (goal ${goal}, trial ${before}); full load ${b.toFixed(0)} ms to the first paint; ratio ${(a / b).toFixed(2)}`,
      );
      await page.close();
    }
  });
}
