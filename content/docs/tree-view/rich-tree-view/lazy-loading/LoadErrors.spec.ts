import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names the folders that failed, and opens each on the next try',
  async ({ stage }) => {
    const alert = stage.getByRole('alert');
    await stage.getByText('Staff').click();
    await expect(alert).toContainText('“staff” cannot be loaded.');
    const failed = stage.getByRole('treeitem', { name: 'Not loaded: Staff' });
    await expect(failed).toHaveAttribute('aria-expanded', 'false');
    await stage.getByRole('button', { name: 'Try again' }).click();
    await expect(stage.getByLabel('Loading')).toBeVisible();
    await expect(failed).toBeVisible();

    // What fails later stands beside it, and a success hides only its own message.
    await stage.getByText('Projects').click();
    await expect(alert).toHaveText([/“staff”/, /“projects”/]);
    await stage.getByLabel('Server down').uncheck();
    const retry = (id: string) =>
      alert
        .filter({ hasText: id })
        .getByRole('button', { name: 'Try again' })
        .click();
    await retry('staff');
    await expect(stage.getByText('rota.xlsx')).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(
      stage.getByRole('treeitem', { name: 'Staff', exact: true }),
    ).toBeFocused();
    await expect(alert).toHaveText(/“projects”/);
    await retry('projects');
    await expect(stage.getByText('Town library')).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);
