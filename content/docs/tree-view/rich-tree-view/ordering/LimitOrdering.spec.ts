import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'drags stops, but no day, and never into another stop',
  async ({ stage }) => {
    const row = (name: string) =>
      stage.locator('.MuiTreeItem-content').filter({ hasText: name });
    const item = (name: string) => stage.getByRole('treeitem', { name });
    await expect(item('Saturday').first()).not.toHaveAttribute('draggable');
    await expect(item('Fish market')).toHaveAttribute('draggable', 'true');

    await row('Fish market').dragTo(row('Sunday'));
    await expect(stage.getByRole('group').nth(1)).toContainText('Fish market');
    await row('Train home').dragTo(row('Saturday'));
    await expect(stage.getByRole('group').nth(1)).toContainText('Train home');
    await row('Fish market').dragTo(row('Lighthouse'));
    await expect(stage.getByRole('group')).toHaveCount(2);
  },
);
