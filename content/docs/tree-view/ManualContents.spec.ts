import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes a chapter by click',
  async ({ stage }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await stage.getByText('Gears').click();
    await expect(item('Straighten the hanger')).toBeVisible();
    await stage.getByText('Brakes').click();
    await expect(item('Replace the pads')).toBeHidden();
  },
);
