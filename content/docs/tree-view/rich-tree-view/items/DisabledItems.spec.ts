import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects no disabled item, by mouse or keyboard, nor its children',
  async ({ stage, page }) => {
    const item = (name: string) => stage.getByRole('treeitem', { name });
    await expect(item('Row A, sold out')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(stage.getByRole('treeitem', { disabled: true })).toHaveCount(
      4,
    );
    await stage.getByText('Stalls').click();
    await stage.getByText('Stalls').click();
    await page.keyboard.press('ArrowDown');
    await expect(item('Row B').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Row B').first()).toBeFocused();
  },
);
