import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names the tree at the pointer, and fades the trees of the other kind',
  async ({ stage, page }) => {
    const points = stage.locator('.MuiScatter-root > *');
    await expect(points).toHaveCount(24);
    await expect(stage.getByRole('listitem')).toHaveText(['Pears', 'Plums']);
    const opacities = () =>
      points.evaluateAll((all) =>
        all.map((point) => getComputedStyle(point).opacity),
      );
    await points.nth(11).hover();
    await expect(page.getByRole('tooltip')).toContainText(
      'Tree A12: 93 cm, 96 kg',
    );
    await expect
      .poll(async () => new Set((await opacities()).slice(12)).size)
      .toBe(1);
    const [pear] = await opacities();
    const plum = (await opacities())[12];
    expect(Number(plum)).toBeLessThan(Number(pear));
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect.poll(async () => new Set(await opacities()).size).toBe(1);
  },
);
