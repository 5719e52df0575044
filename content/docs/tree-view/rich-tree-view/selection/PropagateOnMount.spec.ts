import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects the descendants of a saved parent at first render',
  async ({ stage }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('Kettles')).toHaveAttribute('aria-selected', 'true');
    await expect(item('Knives')).toHaveAttribute('aria-selected', 'true');
    await expect(item('Pots')).toHaveAttribute('aria-selected', 'false');
    await expect(item('Garden').locator('input').first()).toHaveAttribute(
      'data-indeterminate',
      'true',
    );
  },
);
