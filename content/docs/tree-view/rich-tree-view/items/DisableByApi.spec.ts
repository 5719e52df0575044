import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'closes a hall with all in it, and opens it again',
  async ({ stage }) => {
    const disabled = stage.getByRole('treeitem', { disabled: true });
    const press = (name: string) => stage.getByRole('button', { name }).click();
    await press('Close swimming hall');
    await expect(disabled).toHaveCount(3);
    await press('Open swimming hall');
    await expect(disabled).toHaveCount(0);
    await press('Toggle gymnasium');
    await expect(disabled).toHaveAccessibleName('Gymnasium');
  },
);
