import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'says what was added and removed',
  async ({ stage }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await item('Peppers').locator('input').click();
    await item('Mozzarella').locator('input').click();
    await expect(stage.getByRole('status')).toHaveText(
      'Changes: added peppers, removed mozzarella',
    );
  },
);
