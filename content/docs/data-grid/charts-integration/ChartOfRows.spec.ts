import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a bar for each row, follows the sort order and a search, and changes its type in the panel',
  async ({ stage, page }) => {
    const bars = stage.locator('.MuiBarElement-root');
    const ticks = stage.locator('.MuiChartsAxis-directionX text');
    await expect(bars).toHaveCount(8);
    await expect(ticks.first()).toHaveText('NG-10001');
    const header = stage.getByRole('columnheader', { name: 'Containers' });
    await header.click();
    const first = stage.locator('[role="gridcell"][data-field="number"]');
    await expect(first.first()).toHaveText('NG-10005');
    await expect(ticks.first()).toHaveText('NG-10005');

    await stage.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('levante');
    await expect
      .poll(async () => (await bars.count()) === (await first.count()))
      .toBe(true);
    await expect(bars).not.toHaveCount(8);
    await page.keyboard.type(' nothing');
    await expect(bars).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(bars).toHaveCount(8);

    await stage.getByRole('button', { name: 'Charts', exact: true }).click();
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await panel.getByText('Pie', { exact: true }).click();
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(8);
    await expect(bars).toHaveCount(0);
  },
);
