import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the same time with 12 and with 24 hours',
  async ({ stage }) => {
    const chosen = stage.getByRole('option', { selected: true });
    await expect(chosen).toHaveText(['06:30 PM', '18:30']);
    await stage.getByRole('option', { name: '00:00' }).click();
    await expect(chosen).toHaveText(['06:30 PM', '00:00']);
  },
);
