import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows its own title, the placeholder first, and then the day in its format',
  async ({ stage }) => {
    await expect(stage.getByText('Moving day')).toBeVisible();
    const day = stage.getByRole('heading');
    await expect(day).toHaveText('Choose a day');
    await dayOf(stage, 17).click();
    await expect(day).toHaveText('Friday, April 17');
    await dayOf(stage, 1).click();
    await expect(day).toHaveText('Wednesday, April 1');
  },
);
