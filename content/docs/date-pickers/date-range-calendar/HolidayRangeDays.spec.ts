import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'names the holidays, and still takes them as an end of the range',
  async ({ stage }) => {
    const ends = stage.getByRole('gridcell', { selected: true });
    const holiday = (name: string) => stage.getByRole('gridcell', { name });
    await expect(stage.locator('.MuiBadge-dot')).toHaveCount(3);
    await holiday('May 14, Ascension Day').click();
    await dayOf(stage, 20).click();
    await expect(ends).toHaveText(['14', '20']);
    await holiday('May 25, Whit Monday').click();
    await dayOf(stage, 26).click();
    await expect(ends).toHaveText(['25', '26']);
  },
);
