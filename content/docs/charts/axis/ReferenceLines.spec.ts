import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws one line per reference, at its value, and lets the pointer through',
  async ({ stage, page }) => {
    const limit = stage.locator('.MuiChartsReferenceLine-horizontal');
    const filter = stage.locator('.MuiChartsReferenceLine-vertical');
    await expect(limit).toHaveText('Legal limit');
    await expect(filter).toHaveText('New filter');
    await expect(async () => {
      const [line, mark] = await Promise.all([
        filter.locator('path').boundingBox(),
        stage.locator('.MuiMarkElement-root').nth(3).boundingBox(),
      ]);
      if (!line || !mark) throw new Error('The chart has no size.');
      expect(Math.abs(line.x - mark.x - mark.width / 2)).toBeLessThan(2);
    }).toPass();
    const label = await limit.locator('text').boundingBox();
    if (!label) throw new Error('The label has no size.');
    await page.mouse.move(
      label.x + label.width / 2,
      label.y + label.height / 2,
    );
    await expect(page.getByRole('tooltip')).toContainText('Well 3');
    await page.mouse.move(0, 0);
  },
);
