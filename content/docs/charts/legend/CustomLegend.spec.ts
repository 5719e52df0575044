import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds up each city in a table below the drawing, in place of the list',
  async ({ stage }) => {
    await expect(stage.getByRole('row')).toHaveText([
      'CityTotal (mm)',
      'Coast420',
      'Valley330',
      'Plateau167',
    ]);
    await expect(stage.getByRole('list')).toHaveCount(0);
    const [table, svg] = await Promise.all([
      stage.getByRole('table').boundingBox(),
      stage.getByRole('img').boundingBox(),
    ]);
    expect(table?.y ?? 0).toBeGreaterThanOrEqual(
      (svg?.y ?? 0) + (svg?.height ?? 999) - 1,
    );
  },
);
