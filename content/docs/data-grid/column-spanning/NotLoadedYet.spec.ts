import { expect, type Locator } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'spans the cells of the right row, also after sorting and without the next column',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const spanned = stage.locator('[role="gridcell"][aria-colspan="2"]');
    const weights = stage.locator('[role="gridcell"][data-field="weight"]');
    await expect(spanned).toHaveText(['Not loaded yet']);
    await expect(weights).toHaveCount(5);

    await header('Weight').click();
    await header('Weight').click();
    // The row is sorted by a weight that is not shown.
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    await expect(numbers.nth(2)).toHaveText('NG-10001');
    await expect(spanned).toHaveText(['Not loaded yet']);
    await expect(stage.locator('[data-rowindex="2"]')).toContainText(
      'Not loaded yet',
    );

    await header('Weight').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(weights).toHaveCount(0);
    // The message now covers the column that has come next to it.
    const width = async (part: Locator) =>
      (await part.boundingBox())?.width ?? 0;
    expect(await width(spanned)).toBe(
      (await width(header('Containers'))) + (await width(header('Priority'))),
    );
    const priorities = stage.locator(
      '[role="gridcell"][data-field="priority"]',
    );
    await expect(priorities).toHaveCount(5);

    // Proves: When users then leave the grid with Tab, they cannot return to
    // The message now covers the last column.
    await spanned.click();
    await expect(spanned).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(stage.locator(':focus')).toHaveCount(0);
    await expect(stage.locator('[role="row"] [tabindex="0"]')).toHaveCount(0);
  },
);
