import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects the parent when all its children are selected',
  async ({ stage }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('Roof')).toHaveAttribute('aria-selected', 'false');
    await item('Chimney').locator('input').click();
    await expect(item('Roof')).toHaveAttribute('aria-selected', 'true');
    await item('Windows').locator('input').click();
    await stage.getByText('Windows').click();
    await expect(item('Upper floor')).toHaveAttribute('aria-selected', 'true');
  },
);
