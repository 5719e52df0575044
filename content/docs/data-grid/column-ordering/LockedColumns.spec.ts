import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the first column in its place, and lets the others change theirs',
  async ({ stage }) => {
    const headers = stage.getByRole('columnheader');
    const header = (name: string) => stage.getByRole('columnheader', { name });
    // Proves: Set disableReorder: true in a column, and users cannot drag it.
    await expect(header('Shipment').locator('[draggable="true"]')).toHaveCount(
      0,
    );
    await header('Carrier')
      .locator('[draggable="true"]')
      .dragTo(header('Shipment'), { steps: 12 });
    // On the way, the column passed another one, which is undone.
    await expect(headers).toHaveText(['Shipment', 'Goods', 'Carrier']);
    await header('Carrier')
      .locator('[draggable="true"]')
      .dragTo(header('Goods'), { steps: 12 });
    await expect(headers).toHaveText(['Shipment', 'Carrier', 'Goods']);
  },
);
