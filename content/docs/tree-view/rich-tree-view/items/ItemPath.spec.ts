import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the path to the selected item',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Birds › Parrots › Kea');
    await stage.getByText('Penguins', { exact: true }).click();
    await expect(status).toHaveText('Birds › Penguins');
  },
);
