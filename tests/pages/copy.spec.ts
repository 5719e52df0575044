import { expect, test, type Locator } from '@playwright/test';
import { hydrated } from '../support/browser.ts';

/* How long each copy button says that it has copied: shared BEHAVIOUR, Copy. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const BUTTONS = [
  ['a fence', '/x/react-data-grid/sorting/', 'main figure.code > .copy', 2_000],
  ['an install command', '/x/react-data-grid/quickstart/', '.tab-panel .copy:visible', 1_200],
  [
    'the example of a playground',
    '/x/api/date-pickers/date-calendar/playground/',
    '.playground-code > .copy',
    1_200,
  ],
  ['a demo', '/x/react-data-grid/sorting/', '.demo-tools > [data-action="copy-demo"]', 1_000],
] as const;

for (const [name, route, selector, milliseconds] of BUTTONS) {
  test(`${name} says that it has copied for ${milliseconds} ms`, async ({ page }) => {
    await page.clock.install();
    await page.goto(route);
    const button: Locator = page.locator(selector).first();
    await expect(button).toHaveText('Copy');
    await hydrated(page); // the button works from then on
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(milliseconds - 1);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');
  });
}

test('Ctrl+C copies the code under the pointer, and leaves what is selected alone', async ({
  page,
}) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/x/react-data-grid/sorting/');
  await hydrated(page);
  const pre = page.locator('.demo-code[open] pre:visible').first();
  await pre.scrollIntoViewIfNeeded();
  await pre.hover();
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toContain('export default function');
  await page.locator('h1').first().selectText();
  await pre.hover();
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toBe('Sorting');
});
