import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'scrolls to the element of an item',
  async ({ stage }) => {
    const harbor = stage.getByRole('treeitem', { name: 'Harbor', exact: true });
    await expect(harbor).not.toBeInViewport();
    await stage.getByRole('button', { name: 'Harbor' }).click();
    await expect(harbor).toBeInViewport();
  },
);
