import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes each loss between its two sections, also where nobody is left, and again for another year',
  async ({ stage }) => {
    const losses = stage.locator('text', { hasText: '−' });
    const middle = async (of: ReturnType<typeof stage.locator>) => {
      const box = await of.boundingBox();
      if (!box) throw new Error('It is not drawn.');
      return box.y + box.height / 2;
    };
    await expect(losses).toHaveText(['−77%', '−68%', '−61%']);
    const sections = stage.locator('.MuiFunnelSection-root');
    await expect(sections).toHaveCount(4);
    for (const at of [0, 1, 2]) {
      const place = await middle(losses.nth(at));
      expect(place).toBeGreaterThan(await middle(sections.nth(at)));
      expect(place).toBeLessThan(await middle(sections.nth(at + 1)));
    }

    await stage.getByRole('button', { name: 'Show 2025' }).click();
    await expect(losses).toHaveText(['−68%', '−66%', '−100%']);
    await stage.getByRole('button', { name: 'Show 2024' }).click();
    await expect(losses).toHaveText(['−77%', '−68%', '−61%']);
  },
);
