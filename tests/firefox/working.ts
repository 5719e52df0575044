import { expect } from 'vitest';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';

/* What a reader uses of a page, with the means of the browser alone: presses, keys, what is seen. */

const PATIENT = { timeout: 20_000 };

/** Presses the first element that a selector finds and that is seen, when there is one. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).setTimeout(PATIENT.timeout).click();
}

/** Waits for an element, and for what it says. */
export const expectText = (page: Page | Frame, selector: string, text: string) =>
  expect
    .poll(() => page.$eval(selector, ({ textContent }) => textContent).catch(() => ''), PATIENT)
    .toContain(text);

/** Waits until an element is there and seen, or is not. */
export const expectSeen = (page: Page, selector: string, isSeen = true) =>
  expect
    .poll(
      () =>
        page.$$eval(selector, (found) =>
          found.some((each) => {
            const { width, height } = each.getBoundingClientRect();
            return width * height > 0 && each.checkVisibility({ visibilityProperty: true });
          }),
        ),
      PATIENT,
    )
    .toBe(isSeen);

/** The selector of a choice in the Settings panel, by the names of `SETTINGS`. */
export const choice = (name: string, value: string): string =>
  `#shell-settings [data-set="${name}"][data-value="${value}"]`;

/** Opens the Settings panel, presses a choice, and closes the panel. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  await press(page, '[popovertarget="shell-settings"]');
  await expectSeen(page, '#shell-settings');
  await press(page, choice(name, value));
  await expectSeen(page, `${choice(name, value)}[aria-pressed="true"]`);
  await page.keyboard.press('Escape');
  await expectSeen(page, '#shell-settings', false);
}

/** Replaces what a field has, as one press of a key would. */
export async function write(page: Page, field: string, text: string): Promise<void> {
  await page.focus(field);
  await page.$eval(
    field,
    (element, all) => {
      element.ownerDocument.execCommand('selectAll');
      element.ownerDocument.execCommand('insertText', false, all);
    },
    text,
  );
}

/** Whether an element has the focus. */
export const hasFocus = (element: ElementHandle<Element>): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement);

/** The frame that edited code runs in. @throws when there is none. */
export function frameOfEdited(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().endsWith('/x/live/frame.html'));
  if (frame === undefined) throw new Error('There is no frame of edited code.');
  return frame;
}

/** The middle of a word of some code, where it stands first, once it lies in the middle of the window. */
export const placeOfWord = (page: Page, code: string, word: string) =>
  page.$eval(
    code,
    (element, wanted) => {
      element.scrollIntoView({ block: 'center' });
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const node = walker.currentNode;
        const at = node.nodeValue?.trim() === wanted ? (node.nodeValue?.indexOf(wanted) ?? -1) : -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        node.parentElement?.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      throw new Error(`The code has no ${wanted}.`);
    },
    word,
  );
