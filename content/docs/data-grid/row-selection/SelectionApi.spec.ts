import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'replaces, adds and removes selected rows, and reads them in any order',
  async ({ stage }) => {
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    const status = stage.getByRole('status');
    const read = async (ids: string) => {
      await press('Read');
      await expect(status).toHaveText(`Selected ids: ${ids}`);
    };
    await read('none');
    await press('Delivered');
    await read('2, 6');
    // Proves: Press Add 2 to 4 twice: nothing happens the second time,
    await press('Add 2 to 4');
    await press('Add 2 to 4');
    await read('2, 6, 3, 4');
    await press('Remove 2');
    await press('Remove 2');
    await read('6, 3, 4');
    // The others are no longer selected.
    await press('Delivered');
    await read('2, 6');
  },
);
