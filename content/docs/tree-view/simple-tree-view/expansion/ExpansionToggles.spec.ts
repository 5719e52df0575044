import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'says which branch was opened or closed',
  async ({ stage, page, keys }) => {
    await stage.getByText('Maps').click();
    await expect(stage.getByRole('status')).toHaveText(
      'Last change: opened maps',
    );
    await stage.getByRole('treeitem', { name: 'Letters' }).focus();
    await page.keyboard.press(keys.close);
    await expect(stage.getByRole('status')).toHaveText(
      'Last change: closed letters',
    );
  },
);
