import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws the totals of one level or of two, whether the groups are open or closed',
  async ({ stage }) => {
    const bars = stage.locator('.MuiBarElement-root');
    const ticks = stage.locator('.MuiChartsAxis-directionX text');
    const groups = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    await expect(bars).toHaveCount(4);
    await expect(ticks.first()).toHaveText('Levante');
    await groups.first().getByRole('button').click();
    await expect(groups.nth(1)).not.toHaveText(/Alma Line/);
    await expect(bars).toHaveCount(4);

    await stage.getByRole('button', { name: 'Carrier and priority' }).click();
    await expect(bars).not.toHaveCount(4);
    const count = await bars.count();
    expect(count).toBeGreaterThan(8);
    expect(count).toBeLessThan(13);
    await stage.getByRole('button', { name: 'Carrier', exact: true }).click();
    await expect(bars).toHaveCount(4);
    // The groups of the grid are now those of the chart.
    await expect(groups.first()).toHaveText(/Levante/);
  },
);
