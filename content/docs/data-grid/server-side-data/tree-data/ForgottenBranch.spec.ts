import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'loads one branch again, and the others from the cache',
  async ({ stage }) => {
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    const status = stage.getByRole('status');
    await expect(status).toHaveText(
      'Requests so far: 1. In the cache: the regions',
    );
    await row('Africa').getByRole('button').click();
    await row('Asia').getByRole('button').click();
    await row('India').getByRole('button').click();
    await expect(status).toHaveText(
      'Requests so far: 4. In the cache: the regions, Africa, Asia, Asia / India',
    );

    await stage.getByRole('button', { name: 'Load Asia again' }).click();
    await expect(status).toHaveText(
      'Requests so far: 5. In the cache: the regions, Africa, Asia',
    );
    // The branch below it keeps its rows until it is opened again.
    await expect(row('Chennai')).toBeVisible();
    await row('India').getByRole('button').click();
    await expect(row('Chennai')).toHaveCount(0);
    await row('India').getByRole('button').click();
    await expect(status).toContainText('Requests so far: 6.');

    await row('Africa').getByRole('button').click();
    await row('Africa').getByRole('button').click();
    await expect(row('Kenya')).toBeVisible();
    await expect(status).toContainText('Requests so far: 6.');
  },
);
