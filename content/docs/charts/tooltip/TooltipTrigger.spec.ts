import { expect } from '@playwright/test';
import { barsOf, tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows a column, one bar, or nothing, and closes when the pointer leaves',
  async ({ stage, page }) => {
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const web = barsOf(stage).nth(5);
    await expect(barsOf(stage)).toHaveCount(8);
    await web.hover();
    await expect(tooltipRows(page)).toHaveText(['Print8,150', 'Web3,900']);
    await expect(page.getByRole('tooltip')).toContainText('Q2');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    await choose('item');
    await web.hover();
    await expect(tooltipRows(page)).toHaveText(['Web3,900']);
    await stage.getByText('Q2', { exact: true }).hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    await choose('none');
    await web.hover();
    await choose('none');
    await web.hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
