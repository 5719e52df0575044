import { expect, test, type Page } from '@playwright/test';
import { fieldOf, monthStands, openPopup, popupOf } from '../support/picker.ts';

const PICKER = '/x/react-date-pickers/playground/?component=DatePicker&defaultValue=17-april-2026';

interface Motion {
  /** What changes while the popup opens, as CSS properties. */
  popup: string;
  /** How many months there were at most while the calendar went to the next one: two while one slides away. */
  months: number;
}

const MOVES: Motion = { popup: 'opacity, transform', months: 2 };
const FADES: Motion = { popup: 'opacity', months: 1 };

/** Opens the popup of a Date Picker, and goes to the next month. */
async function motionOf(page: Page, props = ''): Promise<Motion> {
  await page.goto(PICKER + props);
  const field = fieldOf(page.locator('.playground-stage'), 'Departure');
  const popup = popupOf(page, 'Departure');
  await openPopup(field, popup);
  const moved = await popup
    .locator('.MuiPickerPopper-paper')
    .evaluate((paper) => getComputedStyle(paper).transitionProperty);
  const seen = await popup.evaluateHandle((node) => {
    const counts: number[] = [];
    new MutationObserver(() => {
      counts.push(node.querySelectorAll('[role="rowgroup"]').length);
    }).observe(node, { subtree: true, childList: true });
    return counts;
  });
  await popup.getByRole('button', { name: 'Next month' }).click();
  await monthStands(popup, 'May 2026');
  return { popup: moved, months: Math.max(...(await seen.jsonValue())) };
}

test('pickers follow the system of the reader, and one that says so does not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motionOf(page)).toEqual(MOVES);
  expect(await motionOf(page, '&reduceAnimations=true')).toEqual(FADES);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionOf(page)).toEqual(FADES);
  expect(await motionOf(page, '&reduceAnimations=false')).toEqual(MOVES);
});

const PHONES = [
  { system: 'Linux; Android 9; Pixel 2', motion: FADES },
  { system: 'Linux; Android 10; K', motion: MOVES },
  { system: 'iPhone; CPU iPhone OS 12_5_7 like Mac OS X', motion: FADES },
  { system: 'iPhone; CPU iPhone OS 13_0 like Mac OS X', motion: MOVES },
];

for (const { system, motion } of PHONES) {
  test(`pickers ${motion === FADES ? 'fade' : 'move'} on ${system}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      reducedMotion: 'no-preference',
      userAgent: `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile`,
    });
    expect(await motionOf(await context.newPage())).toEqual(motion);
    await context.close();
  });
}
