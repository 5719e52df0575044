import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';

const ROUTE = '/x/migration/assistant/';

const CODE = `import * as React from 'react';
import { DataGrid, GridColumns } from '@mui/x-data-grid';

const columns: GridColumns = [{ field: 'customer', hide: true }];

export default function Orders({ rows }) {
  const [selectionModel, setSelectionModel] = React.useState([]);
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      selectionModel={selectionModel}
      onSelectionModelChange={setSelectionModel}
    />
  );
}
`;

const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Your code/ });
const changes = (page: Page) => page.locator('.upgrade .changes li');

/** Scrolls to the assistant, and waits until it works: it takes the place of the form that stands there without a script. */
async function reach(page: Page): Promise<void> {
  await page.locator('.upgrade').scrollIntoViewIfNeeded();
  await page.locator('.upgrade[data-ready]').waitFor();
}

test('finds what code of version 5 meets, on the way to 8, and sends it nowhere', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    requested.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.goto(`${ROUTE}?product=x-data-grid&from=5.17.26&to=8&plan=community`);
  await reach(page);
  await expect(changes(page).nth(10)).toBeVisible();
  const all = await changes(page).count();
  await codeOf(page).fill(CODE);
  await expect(page.locator('.upgrade output')).toContainText('concern your code');
  expect(await changes(page).count()).toBeLessThan(all / 2);
  await expect(changes(page).filter({ hasText: 'hide line 4' })).toHaveCount(1);
  // Two names that this code gets on the way.
  const selection = changes(page).filter({ hasText: 'Select with an object' });
  await expect(selection).toContainText('rowSelectionModel');
  await expect(page.getByRole('heading', { name: 'From v7 to v8' })).toBeVisible();

  await selection.getByRole('checkbox').check();
  await expect(page.locator('.upgrade output')).toContainText('1 checked');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as Markdown' }).click();
  expect((await started).suggestedFilename()).toBe('upgrade-x-data-grid-5-to-8.md');

  expect(new URL(page.url()).search).toContain('from=5.17.26');
  expect(requested.filter((each) => each.includes('setSelectionModel'))).toEqual([]);
  await page.reload();
  await reach(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  expect(consoleMessages).toEqual([]);
});

test('says where code does not parse, and goes on', async ({ page }) => {
  await page.goto(ROUTE);
  await reach(page);
  await expect(changes(page).first()).toBeVisible();
  await codeOf(page).fill('const columns = [{');
  await expect(page.getByText(/The code does not parse: line 1/)).toBeVisible();
  await expect(changes(page).first()).toBeVisible();
});

test('keeps its place, and works in the dark, from the right and on a phone', async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTE);
  await reach(page);
  await expect(changes(page).first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await expectNoOverflow(page);
  expect(await axe(page)).toEqual([]);
  await choose(page, { mode: 'dark', direction: 'rtl' });
  await page.goto(ROUTE);
  await reach(page);
  await expect(changes(page).first()).toBeVisible();
  await expectNoOverflow(page);
  expect(await axe(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('leads to every guide', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(codeOf(page)).toBeHidden();
    await expect(page.locator('main table a[href^="/x/migration/migration-"]')).toHaveCount(13);
  });
});
