import { expect, test } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { expectLinesAtEdges } from '#tests/support/gridLines.ts';

testDemo(
  import.meta.url,
  'draws one line per tick in the chosen directions only',
  async ({ stage }) => {
    const horizontal = stage.locator('.MuiChartsGrid-horizontalLine');
    const vertical = stage.locator('.MuiChartsGrid-verticalLine');
    await expect(horizontal).toHaveCount(4);
    await expect(vertical).toHaveCount(0);
    await stage.getByRole('switch', { name: 'vertical' }).check();
    await expect(vertical).not.toHaveCount(0);
    await stage.getByRole('switch', { name: 'horizontal' }).uncheck();
    await expect(horizontal).toHaveCount(0);
    await stage.getByRole('switch', { name: 'vertical' }).uncheck();
    await expect(vertical).toHaveCount(0);
    await stage.getByRole('switch', { name: 'horizontal' }).check();
    await expect(horizontal).toHaveCount(4);
  },
);

test('keeps vertical lines at the edges of the categories, wherever the ticks are', () => {
  // Proves: Vertical grid lines always stay
  expectLinesAtEdges();
});
