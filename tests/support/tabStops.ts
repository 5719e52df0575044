import type { Locator, Page } from '@playwright/test';

/** More stops than any demo has: a demo that holds the focus fails instead of running forever. */
const STOPS_AT_MOST = 60;

/**
 * Goes through a demo with Tab, from before its first stop until the focus leaves it.
 * @returns role and name of each stop, as a screen reader has them: `button "Sign in"`.
 * @throws when the focus never leaves.
 */
export async function tabStops(page: Page, stage: Locator): Promise<string[]> {
  await stage.evaluate((element) => {
    element.setAttribute('tabindex', '-1');
    element.focus();
  });
  const stops: string[] = [];
  while (stops.length < STOPS_AT_MOST) {
    await page.keyboard.press('Tab');
    const focused = stage.locator(':focus');
    if ((await focused.count()) === 0) {
      await stage.evaluate((element) => element.removeAttribute('tabindex'));
      return stops;
    }
    stops.push(describeStop(await focused.first().ariaSnapshot()));
  }
  throw new Error(`The focus never leaves the demo:\n${stops.join('\n')}`);
}

/** The first line of a snapshot, without what the control holds. */
const describeStop = (snapshot: string): string =>
  (/^- '?([\w-]+(?: "(?:[^"\\]|\\.)*")?)/.exec(snapshot)?.[1] ?? snapshot).trim();
