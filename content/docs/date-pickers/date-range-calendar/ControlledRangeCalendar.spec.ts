import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts the days of a whole range, also of a single day',
  async ({ stage }) => {
    const text = stage.getByText(/^\d+ days?$|^Choose/);
    await expect(text).toHaveText('4 days');
    await dayOf(stage, 20).click();
    await expect(text).toHaveText('Choose the day of return');
    await dayOf(stage, 20).click();
    await expect(text).toHaveText('1 day');
    await dayOf(stage, 13).click();
    await expect(text).toHaveText('8 days');
  },
);
