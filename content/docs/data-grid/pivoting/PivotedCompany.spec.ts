import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'pivots 100,000 rows as it does 100, and opens the inner groups',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const busan = rowOf(stage, 'auto-generated-row-destination/Busan');
    await expect(status).toHaveText('100 shipments in 7 columns');
    await expect(busan).toContainText('Busan (10)');
    await stage.getByRole('button', { name: '100,000 shipments' }).click();
    await expect(status).toHaveText('100,000 shipments in 7 columns');
    await expect(busan).toContainText('Busan (10075)');
    await busan.getByRole('button').click();
    const caledon = rowOf(
      stage,
      'auto-generated-row-destination/Busan-carrier/Caledon',
    );
    await expect(caledon).toBeVisible();
    // Carriers are the last level: shipments are not shown.
    await expect(caledon.getByRole('button')).toHaveCount(0);
    await stage
      .getByRole('button', { name: '100 shipments', exact: true })
      .click();
    await expect(busan).toContainText('Busan (10)');
    await stage
      .getByRole('toolbar')
      .getByRole('button', { name: 'Pivot' })
      .click();
    await stage
      .locator('.MuiDataGrid-sidebar')
      .getByRole('checkbox', { name: 'Weight (kg)' })
      .check();
    await expect(status).toHaveText('100 shipments in 13 columns');
  },
);
