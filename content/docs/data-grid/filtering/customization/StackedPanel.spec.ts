import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stacks the fields, and sorts the columns without the one that is left out',
  async ({ stage, page }) => {
    await expect(stage.getByText('1–4 of 4')).toBeVisible();
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();
    const column = page.getByRole('combobox', { name: 'Columns' });
    const operator = page.getByRole('combobox', { name: 'Operator' });
    await expect(column).toBeVisible();
    const boxes = await Promise.all([
      column.boundingBox(),
      operator.boundingBox(),
    ]);
    const [above, below] = boxes.map((box) => box?.y ?? 0);
    expect(below).toBeGreaterThan(above ?? 0);

    await column.click();
    await expect(page.getByRole('option')).toHaveText(['Containers', 'Status']);
    await page.getByRole('option', { name: 'Containers' }).click();
    await page
      .getByRole('spinbutton', { name: 'Value', exact: true })
      .fill('24');
    await expect(stage.getByText('1–1 of 1')).toBeVisible();
    await page.keyboard.press('Escape');

    // The column that is left out keeps the filter of its own menu.
    await stage.getByRole('columnheader', { name: 'Shipment' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page
      .getByRole('textbox', { name: 'Value', exact: true })
      .fill('10004');
    await expect(stage.getByText('1–1 of 1')).toBeVisible();
    await page.keyboard.press('Escape');
  },
);
