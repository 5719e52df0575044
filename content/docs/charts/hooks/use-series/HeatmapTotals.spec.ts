import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up each row, frames the highest cell, and says where a day has no cells',
  async ({ stage }) => {
    const totals = stage.locator('[data-day]');
    const cells = stage.locator('.MuiHeatmap-cell');
    const boxOf = async (of: ReturnType<typeof stage.locator>) => {
      const box = await of.boundingBox();
      if (!box) throw new Error('It is not drawn.');
      return {
        x: Math.round(box.x + box.width / 2),
        y: Math.round(box.y + box.height / 2),
      };
    };
    await expect(totals).toHaveText(['87', '79', '76', '63', '45']);
    await expect(cells).toHaveCount(25);
    expect(await boxOf(stage.locator('[data-peak]'))).toEqual(
      await boxOf(cells.nth(0)),
    );

    await stage.getByRole('button', { name: 'Next week' }).click();
    await expect(totals).toHaveText(['76', '58', '92', 'Closed', '105']);
    await expect(cells).toHaveCount(20);
    expect(await boxOf(stage.locator('[data-peak]'))).toEqual(
      await boxOf(cells.nth(15)),
    );

    await stage.getByRole('button', { name: 'Week before' }).click();
    await expect(totals).toHaveText(['87', '79', '76', '63', '45']);
  },
);
