import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names the lake at the pointer in one place, also among close ones, and forgets it',
  async ({ stage, page }) => {
    const panel = stage.locator('[data-panel]');
    const lakes = stage.locator('.MuiScatter-root > *');
    await expect(lakes).toHaveCount(6);
    await expect(panel).toContainText('Six lakes');
    const before = await panel.boundingBox();
    for (const [at, text] of [
      [0, 'Lake Alder4 km², 21 m deep'],
      [1, 'Lake Birch5 km², 26 m deep'],
      [2, 'Lake Crane6 km², 23 m deep'],
      [5, 'Lake Swan27 km², 71 m deep'],
    ] as const) {
      await lakes.nth(at).hover();
      await expect(panel).toHaveText(text);
      expect(await panel.boundingBox()).toEqual(before);
    }
    await page.mouse.move(0, 0);
    await expect(panel).toHaveText('Six lakesPoint at one for its size.');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
