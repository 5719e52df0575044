import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names the tree at the pointer, and fades the trees of the other kind',
  async ({ stage, page }) => {
    const points = stage.locator('.MuiScatter-root > *');
    await expect(points).toHaveCount(24);
    await expect(stage.getByRole('listitem')).toHaveText(['Pears', 'Plums']);
    await points.nth(11).hover();
    await expect(page.getByRole('tooltip')).toContainText(
      'Tree A12: 93 cm, 96 kg',
    );
    const faded = () =>
      points.evaluateAll((all) =>
        all.map((point) => Number(getComputedStyle(point).opacity) < 1),
      );
    await expect
      .poll(faded)
      .toEqual([
        ...Array<boolean>(12).fill(false),
        ...Array<boolean>(12).fill(true),
      ]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect.poll(faded).toEqual(Array<boolean>(24).fill(false));
  },
);
