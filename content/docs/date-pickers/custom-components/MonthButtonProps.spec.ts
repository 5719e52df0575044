import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the months in capitals, and keeps their full names',
  async ({ stage }) => {
    const april = stage.getByRole('radio', { name: 'April' });
    await expect(april).toBeChecked();
    await expect(april).toHaveCSS('text-transform', 'uppercase');
    await stage.getByRole('radio', { name: 'December' }).click();
    await expect(april).not.toBeChecked();
    await expect(stage.getByRole('radio', { name: 'December' })).toHaveText(
      'Dec',
    );
  },
);
