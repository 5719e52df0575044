import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'tells a screen reader how many are selected',
  async ({ stage }) => {
    await expect(
      stage.getByRole('treeitem', { name: 'Articles (2 of 3 selected)' }),
    ).toBeVisible();
    await stage
      .getByRole('treeitem', { name: 'Publish' })
      .locator('input')
      .click();
    const all = stage.getByRole('treeitem', { name: 'Articles', exact: true });
    await expect(all).toHaveAttribute('aria-selected', 'true');
  },
);
