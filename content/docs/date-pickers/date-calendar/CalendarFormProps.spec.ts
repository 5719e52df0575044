import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'stops at the month while disabled, and only at the choice while read-only',
  async ({ stage }) => {
    const disabled = stage.getByRole('region', { name: 'disabled' });
    await expect(dayOf(disabled, 19)).toBeDisabled();
    for (const name of ['Previous month', 'Next month']) {
      await expect(disabled.getByRole('button', { name })).toBeDisabled();
    }

    const readOnly = stage.getByRole('region', { name: 'readOnly' });
    await dayOf(readOnly, 20).click();
    await expect(readOnly.getByRole('gridcell', { selected: true })).toHaveText(
      '19',
    );
    await readOnly.getByRole('button', { name: 'Next month' }).click();
    await expect(
      readOnly.getByRole('grid', { name: 'October 2026' }),
    ).toBeVisible();
  },
);
