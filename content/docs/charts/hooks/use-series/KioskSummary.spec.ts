import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lists each series with its highest value, and forgets a series that is removed',
  async ({ stage }) => {
    const rows = stage.getByRole('list', { name: 'Summary' }).locator('li');
    const both = [
      'Ice cream (bar): highest on Sat, 612 cones',
      'Temperature at noon (line): highest on Sat, 31 °C',
    ];
    await expect(barsOf(stage)).toHaveCount(6);
    await expect(rows).toHaveText(both);

    const toggle = stage.getByRole('switch', { name: 'Show the temperature' });
    await toggle.click();
    await expect(rows).toHaveText(both.slice(0, 1));
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(0);
    await toggle.click();
    await expect(rows).toHaveText(both);
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(1);
  },
);
