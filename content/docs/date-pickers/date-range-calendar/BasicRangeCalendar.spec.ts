import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'sets start and end with two clicks, and starts again before the start',
  async ({ stage }) => {
    const ends = stage.getByRole('gridcell', { selected: true });
    await expect(ends).toHaveCount(0);
    await dayOf(stage, 14).click();
    await expect(ends).toHaveText(['14']);
    await dayOf(stage, 10).click();
    await expect(ends).toHaveText(['10']);
    await dayOf(stage, 20).click();
    await expect(ends).toHaveText(['10', '20']);
    await dayOf(stage, 25).click();
    await expect(ends).toHaveText(['25']);
  },
);
