import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds to the selection, and replaces it',
  async ({ stage }) => {
    const selected = stage.locator('[aria-selected="true"] > div');
    await stage.getByRole('button', { name: 'Add the tent' }).click();
    await expect(selected).toHaveText(['Tent', 'Compass']);
    await stage.getByRole('button', { name: 'Take only the map' }).click();
    await expect(selected).toHaveText(['Map']);
  },
);
