import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'says which branch failed, and loads it on the next try',
  async ({ stage, page }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    const alert = stage.getByRole('alert');
    const down = stage.getByLabel('The server is down');
    await expect(rows).toHaveCount(4);

    await down.check();
    await row('Asia').getByRole('button').click();
    await expect(alert).toContainText('Asia: The server does not answer.');
    await row('Europe').getByRole('button').click();
    await expect(alert).toContainText('Europe: The server does not answer.');
    await expect(rows).toHaveCount(4);
    await row('Africa').hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await row('Asia').getByRole('button').hover();
    await expect(page.getByRole('tooltip')).toHaveText(
      'The server does not answer.',
    );

    // A second failure keeps the way out.
    await alert.getByRole('button').click();
    await expect(alert).toContainText('The server does not answer.');
    await down.uncheck();
    await alert.getByRole('button').click();
    await expect(row('Asia')).toHaveAttribute('aria-expanded', 'true');
    await expect(row('Europe')).toHaveAttribute('aria-expanded', 'true');
    await expect(stage.getByRole('treegrid')).toHaveAttribute(
      'aria-rowcount',
      '12',
    );
    await expect(alert).toHaveCount(0);
  },
);

testDemo(
  import.meta.url,
  'has no rows left when the top level fails',
  async ({ stage }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    await expect(rows).toHaveCount(4);
    await stage.getByLabel('The server is down').check();
    await stage.getByRole('columnheader', { name: 'Staff' }).click();
    await expect(stage.getByRole('alert')).toContainText(
      'The regions: The server does not answer.',
    );
    await expect(rows).toHaveCount(0);
    await stage.getByLabel('The server is down').uncheck();
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(rows).toHaveCount(4);
  },
);
