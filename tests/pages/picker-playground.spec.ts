import { expect, test, type Page } from '@playwright/test';
import { pickerKinds } from '#content/playgrounds/pickers.ts';
import { axe } from '../support/axe.ts';
import { expectNoOverflow, listenToConsole } from '../support/browser.ts';

const PAGE = '/x/react-date-pickers/playground/';
const COMPONENTS = pickerKinds.flatMap(({ components }) => components);

const choice = (page: Page) => page.getByRole('combobox', { name: 'Component' });
const code = (page: Page) => page.locator('.playground-code pre:visible');
const stage = (page: Page) => page.locator('.playground-stage');

/** Its form works, and its stage shows something. */
async function expectLive(page: Page, component: string): Promise<void> {
  await expect(page.getByRole('region', { name: `${component} with these props` })).toBeVisible();
  await expect(page.locator('.playground-form fieldset')).toBeEnabled();
  await expect(
    stage(page).locator(':is(input, button, [role])').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(code(page)).toContainText(`<${component}`);
}

test('every component is shown with its props and its code, without a word in the console', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const consoleMessages = listenToConsole(page);
  await page.goto(PAGE);
  await expect(choice(page).getByRole('option')).toHaveText([...COMPONENTS]);
  for (const component of COMPONENTS) {
    await choice(page).selectOption(component);
    await expectLive(page, component);
    await expectNoOverflow(page);
  }
  expect(consoleMessages).toEqual([]);
});

test('the address keeps the component and its props, and opens as it was left', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await choice(page).selectOption('TimePicker');
  await expectLive(page, 'TimePicker');
  await page.getByLabel('label', { exact: true }).fill('Start & end');
  await page.getByLabel('disabled', { exact: true }).check();
  const query = '?component=TimePicker&label=Start%20%26%20end&disabled=true';
  await expect.poll(() => new URL(page.url()).search).toBe(query);

  const other = await context.newPage();
  await other.goto(PAGE + query);
  await expectLive(other, 'TimePicker');
  await expect(choice(other)).toHaveValue('TimePicker');
  await expect(other.getByLabel('label', { exact: true })).toHaveValue('Start & end');
  await expect(stage(other).getByRole('group', { name: 'Start & end' })).toBeVisible();

  // Props of one component are not those of the next.
  await choice(other).selectOption('DateCalendar');
  await expectLive(other, 'DateCalendar');
  await expect.poll(() => new URL(other.url()).search).toBe('?component=DateCalendar');
});

test('an address that names no component shows the first one', async ({ page }) => {
  await page.goto(`${PAGE}?component=<img>&views=none`);
  await expectLive(page, COMPONENTS[0] ?? '');
});

test('without a script, each playground has a link', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.playground-room a')).toHaveText([...COMPONENTS]);
  await page.getByRole('link', { name: 'DateField', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/api\/date-pickers\/date-field\/playground\/$/);
  await expect(code(page)).toContainText('<DateField');
  await context.close();
});

test('the page has no barriers', async ({ page }) => {
  await page.goto(PAGE);
  await expectLive(page, COMPONENTS[0] ?? '');
  expect(await axe(page)).toEqual([]);
});
