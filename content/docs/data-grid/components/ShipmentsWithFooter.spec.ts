import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts what is selected, follows each change, and clears more than once',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const boxes = stage.getByRole('checkbox', { name: 'Select row' });
    const all = stage.getByRole('checkbox', { name: 'Select all rows' });
    const clear = stage.getByRole('button', { name: 'Clear' });
    await expect(status).toHaveText('0 selected, 0 containers');
    await boxes.first().check();
    await expect(status).toHaveText('1 selected, 19 containers');

    await all.check();
    await expect(status).toHaveText('4 selected, 57 containers');
    await clear.click();
    await expect(status).toHaveText('0 selected, 0 containers');
    // Nothing is left to clear.
    await clear.click();
    await expect(status).toHaveText('0 selected, 0 containers');
    await boxes.nth(1).check();
    await expect(status).toHaveText('1 selected, 6 containers');
  },
);
