import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves items with buttons, with Alt and an arrow key, and by dragging',
  async ({ stage, page }) => {
    const stops = (day: number) =>
      stage.getByRole('group').nth(day).getByRole('treeitem');
    const press = (name: string) => stage.getByRole('button', { name }).click();
    await press('Move up');
    await expect(stops(0)).toHaveText([
      'Harbor museum',
      'Fish market',
      'Ferry to the island',
    ]);
    await expect(stage.getByRole('button', { name: 'Move up' })).toBeDisabled();

    await stage.getByText('Harbor museum').click();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(stops(0).nth(2)).toHaveText('Harbor museum');
    await expect(stops(0).nth(2)).toBeFocused();
    await expect(stage.getByRole('status')).toHaveText('Moved to place 3.');

    await press('Move to the next day');
    await expect(stops(1)).toHaveText([
      'Harbor museum',
      'Lighthouse',
      'Train home',
    ]);

    // A stop without stops of its own stays a leaf, however often the trip changes.
    await expect(stops(1).first()).not.toHaveAttribute('aria-expanded');

    const row = (name: string) =>
      stage.locator('.MuiTreeItem-content').filter({ hasText: name });
    await row('Train home').dragTo(row('Saturday'));
    await expect(stops(0).first()).toHaveText('Train home');
    await press('Move down');
    await expect(stops(0).nth(1)).toHaveText('Train home');
  },
);
