import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';
import { tabStops } from '#tests/support/tabStops.ts';

const figure = (stage: Locator, label: string) =>
  stage.locator('dl > div', { hasText: label }).locator('dd').first();

const shop = (stage: Locator, name: string) =>
  stage.getByRole('treeitem', { name, exact: true });

testDemo(
  import.meta.url,
  'shows one set of shops and days everywhere, also when none is left',
  async ({ stage }) => {
    const revenue = figure(stage, 'Revenue');
    await expect(revenue).toHaveText('$362,618');
    await expect(
      stage.getByRole('grid', { name: 'Daily closings' }),
    ).toContainText('May 31');

    await shop(stage, 'Washington').locator('input').first().click();
    await expect(shop(stage, 'Ballard')).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await expect(stage.getByText('Washington')).toHaveCount(1);
    await shop(stage, 'Oregon').locator('input').first().click();
    await shop(stage, 'Idaho').locator('input').first().click();
    await expect(revenue).toHaveText('$0');
    await expect(figure(stage, 'Average order')).toHaveText('$0.00');
    await expect(stage.getByText('No shop is selected')).toHaveCount(2);
    await expect(stage.getByText('Nothing to compare with')).toHaveCount(3);

    await stage.getByRole('button', { name: 'Select all shops' }).click();
    await expect(revenue).toHaveText('$362,618');
  },
);

testDemo(
  import.meta.url,
  'keeps the last complete period while the fields make no sense',
  async ({ stage, page }) => {
    const revenue = figure(stage, 'Revenue');
    const status = stage.getByRole('status').first();
    const from = fieldOf(stage, 'From');
    await typeDate(fieldOf(stage, 'To'), '05/01');
    await expect(status).toHaveText('The first day is after the last one.');
    await expect(revenue).toHaveText('$362,618');
    await from.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(status).toHaveText(
      'Enter both days. The page shows the last complete period.',
    );
    await expect(revenue).toHaveText('$362,618');
    await typeDate(from, '02/15/2026');
    await expect(status).toHaveText(
      'Sales are recorded from March 2 to May 31, 2026.',
    );
    await typeDate(from, '05/01/2026');
    await expect(status).toHaveText('');
    await expect(revenue).toHaveText('$13,129');
    await typeDate(from, '03/02');
    await expect(stage.getByText('Nothing to compare with')).toHaveCount(3);

    // Salem Station opened in April, so it can be selected without any sales.
    await typeDate(fieldOf(stage, 'To'), '03/15');
    for (const state of ['Oregon', 'Washington', 'Idaho']) {
      await shop(stage, state).locator('input').first().click();
    }
    await shop(stage, 'Salem Station').locator('input').first().click();
    await expect(stage.getByText('No sales on these days')).toHaveCount(2);
  },
);

testDemo(
  import.meta.url,
  'is used with the keyboard alone, in the order of the page',
  async ({ stage, page }) => {
    expect(await tabStops(page, stage)).toEqual([
      'spinbutton "Month"',
      'button "Choose date, selected date is May 4, 2026"',
      'spinbutton "Month"',
      'button "Choose date, selected date is May 31, 2026"',
      'treeitem "Oregon"',
      'button "Select all shops"',
      'img',
      'columnheader "Day Sort"',
      'button "Go to next page"',
    ]);
    await shop(stage, 'Oregon').focus();
    await page.keyboard.press('Space');
    await expect(shop(stage, 'Eugene Market')).toHaveAttribute(
      'aria-selected',
      'false',
    );
  },
);
