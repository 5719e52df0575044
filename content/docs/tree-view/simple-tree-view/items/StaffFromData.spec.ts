import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'renders the data, and keeps its numbers as ids',
  async ({ stage }) => {
    const item = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(item('Tomás Silva')).toHaveAttribute('id', /-402$/);
    await expect(stage.getByRole('treeitem')).toHaveCount(5);
    await stage.getByText('Lukas Brandt').click();
    await expect(stage.getByRole('treeitem')).toHaveCount(3);
  },
);
