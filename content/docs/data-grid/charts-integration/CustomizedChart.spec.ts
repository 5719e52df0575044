import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'turns and unstacks the bars, ends the axis, and hides a control that has no meaning',
  async ({ stage, page }) => {
    const bars = stage.locator('.MuiBarElement-root');
    const names = (axis: 'X' | 'Y') =>
      stage.locator(`.MuiChartsAxis-direction${axis} text`);
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await expect(bars).toHaveCount(8);
    await expect(names('Y').filter({ hasText: 'Levante' })).toHaveCount(1);

    await stage.getByRole('button', { name: 'Charts', exact: true }).click();
    await panel.getByRole('tab', { name: 'Customize' }).click();
    await panel.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Upward' }).click();
    await expect(names('X').filter({ hasText: 'Levante' })).toHaveCount(1);

    const tops = () =>
      bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('x')));
    const stacked = new Set(await tops());
    await panel.getByLabel('On top of each other').uncheck();
    await expect
      .poll(async () => new Set(await tops()).size)
      .toBe(stacked.size * 2);
    await panel.getByRole('spinbutton').fill('1000');
    await expect(names('Y').last()).toHaveText('1,000');

    await panel.getByRole('tab', { name: 'Fields' }).click();
    await panel.getByRole('checkbox').last().uncheck();
    await expect(bars).toHaveCount(4);
    await panel.getByRole('tab', { name: 'Customize' }).click();
    await expect(panel.getByRole('spinbutton')).toBeVisible();
    await expect(panel.getByLabel('On top of each other')).toHaveCount(0);
  },
);
