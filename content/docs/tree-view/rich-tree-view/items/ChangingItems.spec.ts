import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves a stop between lines, and keeps both expanded',
  async ({ stage }) => {
    const line = (name: string) =>
      stage.getByRole('treeitem', { name, exact: true });
    await expect(line('Bus 4').getByRole('treeitem')).toHaveCount(1);
    await stage.getByRole('button', { name: 'to bus 4' }).click();
    await expect(line('Bus 4').getByRole('treeitem')).toHaveCount(2);
    await expect(line('Bus 7').getByRole('treeitem')).toHaveCount(1);
    await stage.getByRole('button', { name: 'to bus 7' }).click();
    await stage.getByRole('button', { name: 'to bus 7' }).click();
    await expect(line('Bus 4').getByRole('treeitem')).toHaveCount(0);
    await stage.getByRole('button', { name: 'to bus 4' }).click();
    await expect(line('Bus 4').getByRole('treeitem')).toHaveCount(1);
  },
);
