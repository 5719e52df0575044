import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps or drops what is selected in a branch that users close',
  async ({ stage }) => {
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    const toggle = (name: string) =>
      row(name).locator('.MuiDataGrid-treeDataGroupingCellToggle button');
    const status = stage.getByRole('status');
    await toggle('Asia').click();
    await row('India').getByRole('checkbox').check();
    await row('Africa').getByRole('checkbox').check();
    // Proves: A parent that is selected while it is closed selects nothing
    await expect(status).toHaveText('Selected: Africa, India');
    await toggle('Asia').click();
    await expect(row('India')).toHaveCount(0);
    await expect(status).toHaveText('Selected: Africa, India');
    await toggle('Asia').click();
    await expect(row('India').getByRole('checkbox')).toBeChecked();

    await stage.getByLabel('Keep rows selected that are not loaded').uncheck();
    await toggle('Asia').click();
    await expect(status).toHaveText('Selected: Africa');
    await toggle('Asia').click();
    await expect(row('India').getByRole('checkbox')).not.toBeChecked();
  },
);
