import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds ticks without labels, and grid lines with them',
  async ({ stage }) => {
    const hours = stage.locator('.MuiChartsAxis-directionX');
    const ticks = hours.locator('.MuiChartsAxis-tick');
    const labels = hours.locator('.MuiChartsAxis-tickLabel');
    const lines = stage.locator('.MuiChartsGrid-verticalLine');
    const all = stage.getByRole('switch', { name: 'A tick for each hour' });
    const shifts = ['6:00', '14:00', '22:00'];
    await expect(ticks).toHaveCount(3);
    await expect(labels).toHaveText(shifts);
    await all.check();
    await expect(ticks).toHaveCount(25);
    await expect(lines).toHaveCount(25);
    await expect(labels).toHaveText(shifts);
    await all.uncheck();
    await expect(ticks).toHaveCount(3);
    await expect(lines).toHaveCount(3);
  },
);
