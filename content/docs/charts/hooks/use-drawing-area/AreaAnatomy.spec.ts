import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'subtracts axes and margins from the size of the chart, also when they are 0',
  async ({ stage }) => {
    const area = stage.locator('[data-area]');
    const values = stage.locator('dd');
    await expect(area).toHaveCount(1);
    const read = async () => {
      const numbers = (await values.allTextContents()).map(Number);
      const [left = 0, top = 0, width = 0, height = 0, right = 0, bottom = 0] =
        numbers;
      return { left, top, width, height, right, bottom };
    };
    const before = await read();
    expect(before).toMatchObject({ left: 70, top: 20, right: 20, bottom: 50 });
    expect(before.height).toBe(170);

    await stage.getByLabel('Width of the y axis').fill('90');
    await expect(values.first()).toHaveText('110');
    expect(await read()).toEqual({
      ...before,
      left: 110,
      width: before.width - 40,
    });

    await stage.getByLabel('Margin').fill('0');
    await stage.getByLabel('Width of the y axis').fill('0');
    await stage.getByLabel('Height of the x axis').fill('');
    await expect(values).toHaveText([
      '0',
      '0',
      String(before.width + 90),
      '240',
      '0',
      '0',
    ]);
    await expect(area).toHaveAttribute('height', '240');
  },
);
