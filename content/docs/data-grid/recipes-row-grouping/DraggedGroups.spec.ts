import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes, orders and removes groups by dragging and with keys, and leaves the columns in place',
  async ({ stage, page, keys }) => {
    const chips = stage.locator('.MuiChip-root');
    const headers = stage.getByRole('columnheader');
    const bar = stage.getByRole('toolbar');
    await expect(chips).toHaveText(['Carrier']);
    const start = await headers.allTextContents();

    await headers.filter({ hasText: 'Status' }).dragTo(bar, {
      targetPosition: { x: 300, y: 20 },
    });
    await expect(chips).toHaveText(['Carrier', 'Status']);
    // The grouping column is called "Group" from now on, the others stay.
    await expect(headers).toHaveText(['Group', ...start.slice(1)]);

    await chips.nth(1).dragTo(chips.nth(0));
    await expect(chips).toHaveText(['Status', 'Carrier']);
    // What is there already is moved, not added.
    await headers.filter({ hasText: 'Status' }).dragTo(bar, {
      targetPosition: { x: 300, y: 20 },
    });
    await expect(chips).toHaveText(['Carrier', 'Status']);

    await chips.nth(0).focus();
    await page.keyboard.press(`Shift+${keys.open}`);
    await expect(chips).toHaveText(['Status', 'Carrier']);
    await expect(chips.nth(1)).toBeFocused();
    await page.keyboard.press(`Shift+${keys.open}`);
    await expect(chips).toHaveText(['Status', 'Carrier']);
    await page.keyboard.press(`Shift+${keys.close}`);
    await expect(chips).toHaveText(['Carrier', 'Status']);
    await page.keyboard.press('Delete');
    await expect(chips).toHaveText(['Status']);

    // The grouping column itself is not a group.
    await headers.first().dragTo(bar, { targetPosition: { x: 300, y: 20 } });
    await expect(chips).toHaveText(['Status']);
    await chips.first().focus();
    await page.keyboard.press('Backspace');
    await expect(chips).toHaveCount(0);
    await expect(bar).toHaveText('Drag a column header to this bar');
    await expect(stage.locator('[role="row"][aria-level="2"]')).toHaveCount(0);
  },
);
