import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the selection of the state, and clears it',
  async ({ stage }) => {
    const selected = stage.getByRole('treeitem', { selected: true });
    await stage.getByRole('button', { name: 'Night watch' }).click();
    await expect(selected).toHaveCount(2);
    await expect(selected.first()).toHaveAccessibleName('Maja Lindqvist');

    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(selected).toHaveCount(0);
    await expect(stage.getByRole('button', { name: 'Clear' })).toBeDisabled();
  },
);
