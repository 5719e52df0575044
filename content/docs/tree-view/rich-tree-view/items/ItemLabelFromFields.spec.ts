import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes the label of two fields, and finds it by its first letter',
  async ({ stage, page }) => {
    await stage.getByText('Ward A (24 beds)').click();
    await page.keyboard.press('c');
    await expect(
      stage.getByRole('treeitem', { name: 'Children’s medicine (18 beds)' }),
    ).toBeFocused();
  },
);
