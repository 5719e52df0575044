import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'scrolls to each new row, at the end or where the order puts it',
  async ({ stage }) => {
    const add = stage.getByRole('button', { name: 'Add a shipment' });
    const expectNew = async (id: number) => {
      const row = stage.locator(`[role="row"][data-id="${id}"]`);
      await expect(row).toBeInViewport({ ratio: 0.9 });
      await expect(row).toHaveAttribute('aria-selected', 'true');
    };
    await add.click();
    await expectNew(41);
    await add.click();
    await expectNew(42);
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    for (const id of [43, 44, 45]) {
      await add.click();
      await expectNew(id);
    }
  },
);
