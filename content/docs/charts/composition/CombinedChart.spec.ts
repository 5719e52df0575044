import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'paints the line over the bars, and has nothing that was left out',
  async ({ stage, page }) => {
    await expect(stage.locator('.MuiBarElement-root')).toHaveCount(6);
    await expect(stage.locator('.MuiMarkElement-root')).toHaveCount(6);
    const order = await stage
      .locator('.MuiBarElement-root, .MuiLineElement-root')
      .evaluateAll((parts) =>
        parts.map(({ tagName }) => tagName.toLowerCase()),
      );
    expect(order).toEqual([...Array.from({ length: 6 }, () => 'rect'), 'path']);
    await expect(stage.getByRole('list')).toHaveCount(0);
    await stage.locator('.MuiBarElement-root').first().hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.mouse.move(0, 0);
  },
);
