import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ticks, expands, edits and skips the locked right',
  async ({ stage, page, keys }) => {
    const tree = stage.getByRole('tree', { name: 'Rights of an accountant' });
    const payroll = tree.getByRole('treeitem', { name: 'Payroll' });
    await payroll.locator('input').first().click();
    await expect(payroll).toHaveAttribute('aria-selected', 'true');
    await expect(payroll).toHaveAttribute('aria-expanded', 'false');

    await payroll.focus();
    await page.keyboard.press(keys.open);
    await expect(payroll).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    const post = tree.getByRole('treeitem', { name: 'Post entries' });
    await expect(post).toBeFocused();

    await page.keyboard.press('Enter');
    const input = tree.getByRole('textbox', { name: 'Name of the right' });
    await expect(input).toBeFocused();
    await input.fill('Book entries');
    await page.keyboard.press('Enter');
    await expect(tree.getByText('Book entries')).toBeVisible();
  },
);
