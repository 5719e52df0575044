import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves ticks and labels within a category, and never the bars',
  async ({ stage, page }) => {
    const choose = async (list: string, option: string) => {
      await stage.getByRole('combobox', { name: list }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const ticks = stage.locator(
      '.MuiChartsAxis-directionX .MuiChartsAxis-tick',
    );
    const center = async () => {
      const [bar, label, tick] = await Promise.all(
        [
          stage.locator('.MuiBarElement-root').first(),
          stage.getByText('9:00', { exact: true }),
          ticks.first(),
        ].map((part) => part.boundingBox()),
      );
      if (!bar || !label || !tick) throw new Error('The chart has no size.');
      const middle = bar.x + bar.width / 2;
      return {
        label: Math.abs(label.x + label.width / 2 - middle) < 3,
        tick: Math.abs(tick.x + tick.width / 2 - middle) < 3,
      };
    };
    await expect(ticks).toHaveCount(7);
    await expect.poll(center).toEqual({ label: true, tick: false });
    await choose('tickPlacement', 'middle');
    await expect(ticks).toHaveCount(6);
    await expect.poll(center).toEqual({ label: true, tick: true });
    await choose('tickPlacement', 'start');
    await choose('tickLabelPlacement', 'tick');
    await expect.poll(center).toEqual({ label: false, tick: false });
    await choose('tickPlacement', 'end');
    await expect(ticks).toHaveCount(6);
    await choose('tickLabelPlacement', 'middle');
    await choose('tickPlacement', 'extremities');
    await expect.poll(center).toEqual({ label: true, tick: false });
  },
);
