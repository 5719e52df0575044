import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reads from the tree which items are expanded',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const ask = stage.getByRole('button', { name: 'Which shelves are open?' });
    await ask.click();
    await expect(status).toHaveText('Open: Shelf A');
    await stage.getByText('Shelf B').click();
    await ask.click();
    await expect(status).toHaveText('Open: Shelf A, Shelf B');
  },
);
