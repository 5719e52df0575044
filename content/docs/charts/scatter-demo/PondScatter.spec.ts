import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'places the same samples on two y axes, and tells the unit of each',
  async ({ stage, page }) => {
    const groups = stage.locator('.MuiScatter-root');
    await expect(groups).toHaveCount(2);
    const places = async (group: number) => {
      const all = await groups
        .nth(group)
        .locator('> *')
        .evaluateAll((points) =>
          points.map((point) => {
            const box = point.getBoundingClientRect();
            return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
          }),
        );
      return all;
    };
    await expect(async () => {
      const [oxygen, algae] = [await places(0), await places(1)];
      expect(oxygen).toHaveLength(10);
      expect(algae).toHaveLength(10);
      oxygen.forEach(({ x }, index) => {
        expect(Math.abs(x - (algae[index]?.x ?? 0))).toBeLessThan(1);
      });
      // At 25 °C, 112 of 150 is higher than 6.2 of 15, and at 4 °C it is lower.
      expect(algae[7]?.y ?? 0).toBeLessThan(oxygen[7]?.y ?? 0);
      expect(algae[0]?.y ?? 0).toBeGreaterThan(oxygen[0]?.y ?? 0);
    }).toPass();
    await groups.nth(1).locator('> *').nth(7).hover();
    await expect(page.getByRole('tooltip')).toContainText(
      'Jul 30: 25 °C, 112 thousand/ml',
    );
    await groups.nth(0).locator('> *').first().hover();
    await expect(page.getByRole('tooltip')).toContainText(
      'Mar 5: 4 °C, 12.8 mg/l',
    );
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
