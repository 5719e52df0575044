import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a group on the second try',
  async ({ stage }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const caledon = rows.filter({ hasText: /^Caledon/ });
    const status = stage.getByRole('status');
    const down = stage.getByLabel('The server is down');
    await expect(rows).toHaveCount(4);
    await down.check();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await caledon.getByRole('button').click();
      await expect(status).toContainText('The server does not answer.');
      await expect(caledon).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(
      caledon.locator('.MuiBadge-dot:not(.MuiBadge-invisible)'),
    ).toHaveCount(1);

    await down.uncheck();
    // Another group is not affected.
    await rows
      .filter({ hasText: /^Levante/ })
      .getByRole('button')
      .click();
    await expect(status).toBeEmpty();
    await caledon.getByRole('button').click();
    await expect(caledon).toHaveAttribute('aria-expanded', 'true');
    await expect(
      caledon.locator('.MuiBadge-dot:not(.MuiBadge-invisible)'),
    ).toHaveCount(0);
  },
);
