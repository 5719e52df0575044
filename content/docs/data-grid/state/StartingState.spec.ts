import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts with a hidden column, a filter, an order and pages of three',
  async ({ stage }) => {
    const towns = stage.locator('[role="gridcell"][data-field="town"]');
    await expect(towns).toHaveText(['Bodø', 'Harstad', 'Bergen']);
    await expect(
      stage.getByRole('columnheader', { name: 'Parcel' }),
    ).toHaveCount(0);
    await expect(stage.getByText('1–3 of 5')).toBeVisible();

    await stage.getByRole('button', { name: 'next page' }).click();
    await expect(towns).toHaveText(['Tromsø', 'Molde']);
    await expect(
      stage.getByRole('button', { name: 'next page' }),
    ).toBeDisabled();
    await stage.getByRole('columnheader', { name: 'Weight' }).click();
    await expect(towns.first()).toHaveText('Tromsø');
    await expect(stage.getByText('Delivered')).toHaveCount(0);
  },
);
