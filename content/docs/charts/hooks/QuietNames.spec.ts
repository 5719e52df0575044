import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'hides the names while the chart zooms, and shows those in view at rest',
  async ({ stage, page }) => {
    const names = stage.locator('[data-town]');
    const zoom = (name: 'Zoom in' | 'Zoom out') =>
      stage.getByRole('button', { name });
    await expect(names).toHaveCount(10);
    await stage.evaluate((root) => {
      const counts: number[] = [];
      Object.assign(window, { townCounts: counts });
      const count = () =>
        counts.push(root.querySelectorAll('[data-town]').length);
      new MutationObserver(count).observe(root, {
        childList: true,
        subtree: true,
      });
    });
    const fewest = () =>
      page.evaluate(() => {
        const counts: unknown = Reflect.get(window, 'townCounts');
        const numbers = Array.isArray(counts) ? counts.map(Number) : [];
        if (Array.isArray(counts)) counts.length = 0;
        return Math.min(...numbers);
      });

    for (let press = 0; press < 4; press += 1) await zoom('Zoom in').click();
    // Some towns are out of view now, and the others have their names back.
    await expect
      .poll(async () => {
        const count = await names.count();
        return count > 0 && count < 10;
      })
      .toBe(true);
    expect(await fewest()).toBe(0);

    for (let press = 0; press < 120; press += 1) {
      if (await zoom('Zoom out').isDisabled()) break;
      await zoom('Zoom out').click();
    }
    await expect(zoom('Zoom out')).toBeDisabled();
    await expect(names).toHaveCount(10);
    expect(await fewest()).toBe(0);
    await page.mouse.move(0, 0);
  },
);
