import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'moves by month and year within the limits, and names the grid',
  async ({ stage }) => {
    const button = (name: string) => stage.getByRole('button', { name });
    await expect(button('Next year')).toBeDisabled();
    await button('Next month').click();
    await expect(stage.getByRole('grid', { name: 'May 2026' })).toBeVisible();
    await button('Previous year').click();
    await button('Previous year').click();
    await expect(stage.getByRole('grid', { name: 'May 2024' })).toBeVisible();
    await expect(button('Previous year')).toBeDisabled();
    await expect(button('Next year')).toBeEnabled();
    await expect(stage.getByRole('rowgroup')).toHaveCount(1);
    await dayOf(stage, 31).click();
    await expect(dayOf(stage, 31)).toHaveAttribute('aria-selected', 'true');
  },
);
