import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ticks a parent without expanding it',
  async ({ stage }) => {
    const kitchen = stage.getByRole('treeitem', { name: 'Kitchen' });
    await kitchen.locator('input').click();
    await expect(kitchen).toHaveAttribute('aria-selected', 'true');
    await expect(kitchen).toHaveAttribute('aria-expanded', 'false');
    await expect(stage.locator('input[data-indeterminate="true"]')).toHaveCount(
      1,
    );
  },
);
