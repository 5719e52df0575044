import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps groups and shipments apart, also when a group is closed',
  async ({ stage }) => {
    const row = (name: string) =>
      stage
        .locator('.MuiDataGrid-row')
        .filter({ hasText: new RegExp(`^${name}`) });
    const toggle = (name: string) =>
      row(name).locator('.MuiDataGrid-groupingCriteriaCellToggle button');
    const status = stage.getByRole('status');
    await row('Levante').getByRole('checkbox').check();
    await toggle('Alma Line').click();
    await row('NG-10002').getByRole('checkbox').check();
    const chosen =
      'For the server: {"groups":["carrier=Levante"],"shipments":[2]}';
    await expect(status).toHaveText(chosen);
    await toggle('Alma Line').click();
    await expect(row('NG-10002')).toHaveCount(0);
    await expect(status).toHaveText(chosen);
    // The group does not select what it loads later.
    await toggle('Levante').click();
    await expect(row('NG-').first()).toBeVisible();
    await expect(row('NG-').first().getByRole('checkbox')).not.toBeChecked();
    await expect(status).toHaveText(chosen);
    await row('Levante').getByRole('checkbox').uncheck();
    await expect(status).toHaveText(
      'For the server: {"groups":[],"shipments":[2]}',
    );
  },
);
