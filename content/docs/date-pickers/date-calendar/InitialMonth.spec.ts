import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens at the reference month, with nothing selected and with February 29',
  async ({ stage }) => {
    await expect(
      stage.getByRole('grid', { name: 'February 2032' }),
    ).toBeVisible();
    const selected = stage.getByRole('gridcell', { selected: true });
    await expect(selected).toHaveCount(0);
    await dayOf(stage, 29).click();
    await expect(selected).toHaveText('29');
  },
);
