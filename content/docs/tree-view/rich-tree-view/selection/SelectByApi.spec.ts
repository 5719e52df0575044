import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'replaces, extends, and reduces the selection from buttons',
  async ({ stage }) => {
    const selected = stage.getByRole('treeitem', { selected: true });
    const press = (name: string) => stage.getByRole('button', { name }).click();
    await press('Add Kiruna');
    await expect(selected).toHaveCount(2);
    await press('Only Lund');
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveAccessibleName('Lund');

    await press('Add Kiruna');
    await expect(selected).toHaveCount(2);
    await press('Remove Kiruna');
    await expect(selected).toHaveCount(1);
    await press('Only Lund');
    await expect(selected).toHaveCount(0);
  },
);
