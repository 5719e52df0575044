import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'colors each cell like the well on the map when its axis is shown, and else as before',
  async ({ stage }) => {
    const choose = (name: string) => stage.getByRole('button', { name });
    const swatches = (axis: string) =>
      stage
        .locator(`[data-swatch="${axis}"]`)
        .evaluateAll((boxes) =>
          boxes.map((box) => getComputedStyle(box).backgroundColor),
        );
    const wells = () =>
      stage
        .locator('.MuiScatter-root > *')
        .evaluateAll((marks) =>
          marks.map((mark) => getComputedStyle(mark).fill),
        );
    await expect(stage.getByRole('columnheader')).toHaveText([
      'Well',
      'Nitrate (mg/l)',
      'Chloride (mg/l)',
    ]);
    await expect(stage.getByRole('row', { name: 'Farm 48 180' })).toBeVisible();
    const nitrate = await swatches('Nitrate');
    const chloride = await swatches('Chloride');
    expect(new Set([...nitrate, ...chloride]).size).toBe(8);
    await expect.poll(wells).toEqual(nitrate);

    await choose('Chloride').click();
    await expect.poll(wells).toEqual(chloride);
    expect(await swatches('Nitrate')).toEqual(nitrate);
    // A second press keeps the choice.
    await choose('Chloride').click();
    await expect(choose('Chloride')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(wells).toEqual(chloride);
  },
);
