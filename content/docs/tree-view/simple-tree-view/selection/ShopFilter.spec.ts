import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects the parent with its last child, and children only when they are shown',
  async ({ stage }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    const status = stage.getByRole('status');
    await item('Gloves').locator('input').click();
    await expect(status).toHaveText('Selected: gloves, jackets, clothes');
    await item('Tents').locator('input').click();
    await expect(status).toHaveText(/: (?:\w+, )*tents(?:, \w+)*$/);
    await stage.getByText('Tents', { exact: true }).click();
    await expect(item('Family tents')).toHaveAttribute(
      'aria-selected',
      'false',
    );
  },
);
