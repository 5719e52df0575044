import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has one group open, also after a sort',
  async ({ stage }) => {
    const open = stage.locator('[role="row"][aria-expanded="true"]');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Delayed');
    await expect(
      stage.locator('[role="row"][aria-level="2"]').first(),
    ).toContainText('NG-');

    const delivered = stage
      .locator('.MuiDataGrid-row')
      .filter({ hasText: /^Delivered/ });
    await delivered.getByRole('button').click();
    await expect(open).toHaveCount(2);
    const sort = stage.getByRole('columnheader', { name: 'Shipment' });
    await sort.click();
    await expect(sort).toHaveAttribute('aria-sort', 'ascending');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Delayed');
  },
);
