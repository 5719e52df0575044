import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks once for each branch that is open at first',
  async ({ stage }) => {
    const grid = stage.getByRole('treegrid');
    const status = stage.getByRole('status');
    // One header, and below it 4 regions with 11 countries.
    await expect(grid).toHaveAttribute('aria-rowcount', '16');
    await expect(status).toHaveText('Requests so far: 5');

    await stage.getByRole('button', { name: 'Countries' }).click();
    await expect(grid).toHaveAttribute('aria-rowcount', '42');
    await expect(status).toHaveText('Requests so far: 21');

    await stage.getByRole('button', { name: 'None' }).click();
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    await expect(status).toHaveText('Requests so far: 22');
  },
);

testDemo(
  import.meta.url,
  'asks for the open branches again after a sort',
  async ({ stage }) => {
    const africa = stage
      .locator('.MuiDataGrid-row')
      .filter({ hasText: /^Africa/ });
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Requests so far: 5');
    await africa.getByRole('button').click();
    await expect(africa).toHaveAttribute('aria-expanded', 'false');
    await stage.getByRole('columnheader', { name: 'Staff' }).click();
    await expect(status).toHaveText('Requests so far: 10');
    // Africa is open again, although it was closed by hand.
    await expect(africa).toHaveAttribute('aria-expanded', 'true');
  },
);
