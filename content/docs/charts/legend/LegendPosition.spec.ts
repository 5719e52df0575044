import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts the legend above, below and beside the drawing, and keeps the size of the drawing',
  async ({ stage, page, direction }) => {
    const choose = async (list: string, option: string) => {
      // The name of a select also has its value.
      const box = stage.getByRole('combobox', { name: new RegExp(`^${list}`) });
      await box.click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const boxes = async () => {
      const [legend, svg] = await Promise.all([
        stage.locator('.MuiChartsLegend-root').boundingBox(),
        stage.getByRole('img').boundingBox(),
      ]);
      if (!legend || !svg) throw new Error('The chart has no size.');
      return { legend, svg };
    };
    const place = async () => {
      const { legend, svg } = await boxes();
      if (legend.y + legend.height <= svg.y + 1) return 'above';
      if (legend.y >= svg.y + svg.height - 1) return 'below';
      return legend.x < svg.x ? 'left' : 'right';
    };
    await expect(stage.getByRole('listitem')).toHaveText([
      'Coast',
      'Valley',
      'Plateau',
    ]);
    await expect.poll(place).toBe('above');
    const { svg: before } = await boxes();
    await choose('vertical', 'bottom');
    await expect.poll(place).toBe('below');
    expect((await boxes()).svg.height).toBeCloseTo(before.height, 0);
    await choose('direction', 'vertical');
    await expect.poll(place).toBe(direction === 'rtl' ? 'left' : 'right');
    await choose('horizontal', 'start');
    await expect.poll(place).toBe(direction === 'rtl' ? 'right' : 'left');
    await choose('direction', 'horizontal');
    await choose('vertical', 'middle');
    await expect.poll(place).toBe('above');
  },
);
