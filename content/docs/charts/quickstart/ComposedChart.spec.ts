import { expect } from '@playwright/test';
import { barsOf, expectBars } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws bars, line, marks and axes, but no tooltip and no legend',
  async ({ stage, page }) => {
    await expectBars(barsOf(stage), (measured) => {
      expect(measured).toHaveLength(5);
      expect(measured.every(({ height }) => height > 50)).toBe(true);
    });
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(5);
    await expect(stage.getByText('Capacity')).toBeVisible();
    const painted = await stage
      .locator('.MuiBarElement-root, .MuiLineElement-root')
      .evaluateAll((parts) => parts.map((part) => part.tagName));
    expect(painted.at(-1)).toBe('path');

    await expect(stage.getByRole('listitem')).toHaveCount(0);
    await barsOf(stage)
      .first()
      .hover({ position: { x: 5, y: 40 } });
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
