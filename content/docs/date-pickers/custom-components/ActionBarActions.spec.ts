import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'accepts on OK and Clear, and restores the last accepted day on Cancel',
  async ({ stage }) => {
    const accepted = stage.getByText(/^Accepted:/);
    const press = (name: string) => stage.getByRole('button', { name }).click();
    await expect(stage.getByRole('button', { name: 'Today' })).toHaveCount(0);
    await dayOf(stage, 20).click();
    await expect(accepted).toHaveText('Accepted: April 17, 2026');
    await press('OK');
    await expect(accepted).toHaveText('Accepted: April 20, 2026');
    await dayOf(stage, 28).click();
    await press('Cancel');
    await expect(dayOf(stage, 20)).toHaveAttribute('aria-selected', 'true');
    await press('Clear');
    await expect(accepted).toHaveText('Accepted: none');
    await press('Cancel');
    await expect(accepted).toHaveText('Accepted: none');
  },
);
