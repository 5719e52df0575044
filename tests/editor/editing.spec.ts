import { expect, test, type Locator } from '@playwright/test';
import { axe } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';
import { body, edit, EDITED_PAGE as PAGE, saying, write } from '../support/edited.ts';

/* What surrounds the editor of a demo: its room on the page, its checker, Tailwind, keys, and the reader's settings. */

const STYLE = '/x/react-data-grid/style/';

test('opening, editing and leaving the editor moves nothing on the page', async ({ page }) => {
  await watchShifts(page);
  const edited = await edit(page);
  const tools = edited.demo.getByRole('toolbar');
  const place = () => tools.evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const before = await place();
  await expect(edited.demo.getByText('No type errors')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\nthrow new Error("a long message ".repeat(20));');
  await expect(edited.problems).toContainText('a long message');
  await page.keyboard.insertText('\nconst n: number = "";\n');
  await expect(edited.demo.getByText('1 type error')).toBeVisible();
  expect(await place()).toBe(before);
  await edited.demo.getByRole('button', { name: 'Reset code' }).click();
  await expect(edited.problems).toContainText('It runs.');
  await edited.demo.getByRole('button', { name: 'Close editor' }).click();
  await expect(edited.demo.locator('.demo-live')).toBeVisible();
  await page.waitForTimeout(700);
  expect(await place()).toBe(before);
  // Lines of the editor are laid out in their own box. What a press moves at once, below the demo, is not counted by
  // the browser; all that comes later is.
  const shifts = await shiftsOf(page);
  expect(
    shifts.filter((shift) => !/^[\d.]+ (?:\w+\.(?:cm|ͼ)-?[^,]*(?:, )?)+$/.test(shift)),
  ).toEqual([]);
});

/** Each letter of a text, white space left out, behind the class of its color; `-` where it has none. */
const colorsOf = (code: Locator): Promise<string[]> =>
  code.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const colors: string[] = [];
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      const color = /^[cksnftap]$/.exec(parentElement?.className ?? '')?.[0] ?? '-';
      for (const letter of (textContent ?? '').replace(/\s/g, '')) colors.push(color + letter);
    }
    return colors;
  });

test('code keeps its colors when it is edited', async ({ page }) => {
  await page.goto(PAGE);
  const shown = page.locator('.demo pre:not(.js) code').first();
  const before = await colorsOf(shown);
  expect(before.filter((letter) => !letter.startsWith('-')).length).toBeGreaterThan(100);
  const edited = await edit(page);
  await expect.poll(() => colorsOf(edited.code)).toEqual(before);
});

test('the checker of types cannot be loaded: the editor says so and goes on', async ({ page }) => {
  await page.route('**/x/live/types-*.js', (route) => route.abort());
  const edited = await edit(page);
  await expect(edited.demo.getByText('Types are not checked')).toBeVisible();
  await write(page, edited.code, saying('Unchecked'));
  await expect(body(edited)).toHaveText('Unchecked');
});

test('StackBlitz gets what is edited, with the packages it imports', async ({ page, context }) => {
  await context.route(/^https:\/\/stackblitz\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' }),
  );
  const edited = await edit(page);
  await write(page, edited.code, saying('Mine', "import '@mui/material/Button';"));
  const [request] = await Promise.all([
    context.waitForEvent('request', (each) => each.method() === 'POST'),
    edited.demo
      .getByRole('button', { name: 'More tools' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Open in StackBlitz' }).click()),
  ]);
  const sent = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
  expect(sent).toContain('<p>Mine</p>');
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the toolbar copies what is edited, of the file that is shown', async ({ page }) => {
    const edited = await edit(page);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await write(page, edited.code, saying('Mine'));
    await edited.demo.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(copied).toContain('<p>Mine</p>');
    await edited.demo.getByRole('tab', { name: 'sailings.ts' }).click();
    await edited.demo.locator('[data-action="copy-demo"]').click();
    await expect.poll(copied).toContain('Gourock');
  });
});

/** The background of the first row of a grid. */
const rowColor = (rows: Locator): Promise<string> =>
  rows.first().evaluate((row) => getComputedStyle(row).backgroundColor);

test('Tailwind: an edited demo and the playground have the rules of utilities that nobody knew', async ({
  page,
  context,
}) => {
  const consoleMessages = listenToConsole(page);
  await context.addCookies([{ name: 'codeStyling', value: 'Tailwind', url: 'http://127.0.0.1' }]);
  const edited = await edit(page, STYLE);
  await write(
    page,
    edited.code,
    'export default function Demo() {\n  return <p className="text-[rgb(1,2,3)] dark:pt-[7px]">Styled</p>;\n}\n',
  );
  await expect(body(edited)).toHaveText('Styled');
  await expect(edited.frame().getByText('Styled')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await edited.demo.getByRole('button', { name: 'Reset code' }).click();
  const rows = page.locator('.demo').first().locator('.demo-live .MuiDataGrid-row');
  await expect(edited.frame().locator('.MuiDataGrid-row').first()).toBeVisible();
  const alarm = '.MuiDataGrid-row:has-text("Old Lock")';
  const here = await edited.demo
    .locator(`.demo-live ${alarm}`)
    .first()
    .evaluate((row) => {
      return getComputedStyle(row).backgroundColor;
    });
  expect(await rows.count()).toBeGreaterThan(2);
  const opened = context.waitForEvent('page');
  await edited.demo.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Open in playground' }).click();
  const playground = await opened;
  await expect(playground.getByLabel('Tailwind')).toHaveValue('on');
  await expect(playground.getByRole('tab').first()).toHaveText('RiverLevels.tsx');
  const frame = playground.frameLocator('iframe');
  await expect(frame.locator(alarm)).toBeVisible();
  expect(await rowColor(frame.locator(alarm))).toBe(here);
  await playground.getByLabel('Tailwind').selectOption('off');
  await expect.poll(() => rowColor(frame.locator(alarm))).not.toBe(here);
  await expect.poll(() => new URL(playground.url()).hash).toMatch(/^#code=/);
  expect(consoleMessages).toEqual([]);
});

test('an empty playground is drawn as its reader draws the site', async ({ page }) => {
  await choose(page, { mode: 'dark', direction: 'rtl' });
  await page.goto('/playground/');
  const html = page.frameLocator('iframe').locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByLabel('Mode')).toHaveValue('dark');
});

test('an edited demo keeps the reader’s color', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-brand', '#5b2333'));
  const edited = await edit(page);
  await expect
    .poll(() =>
      edited
        .frame()
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-palette-primary-main')),
    )
    .toBe('#5b2333');
});

test('the editor is opened, used and left by keyboard on a narrow window, dark and right to left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, { mode: 'dark', direction: 'rtl' });
  await page.goto(PAGE);
  const demo = page.locator('.demo').first();
  const more = demo.getByRole('button', { name: 'More tools' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit code' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.locator('.cm-content')).toBeFocused();
  await expect(demo.locator('[data-stage][data-live]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: 'Reset code' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Close editor' })).toBeFocused();
  await expectNoOverflow(page);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(demo.locator('.cm-content')).toHaveCount(0);
  await expect(more).toBeFocused();
});
