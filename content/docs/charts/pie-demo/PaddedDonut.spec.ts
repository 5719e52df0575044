import { expect } from '@playwright/test';
import { circleOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'enlarges the slice at the pointer and fades the others, but none in the hole',
  async ({ stage, page }) => {
    const faded = stage.locator('.MuiPieArc-faded');
    const highlighted = stage.locator('.MuiPieArc-highlighted');
    await expect(stage.locator('.MuiPieArc-root')).toHaveCount(5);
    const { x, y, radius } = await circleOf(stage);
    await page.mouse.move(x + radius * 0.8, y);
    await expect(faded).toHaveCount(4);
    await expect(highlighted).toHaveCount(1);
    await page.mouse.move(x, y);
    await expect(faded).toHaveCount(0);
    await expect(highlighted).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
