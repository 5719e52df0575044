import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves the focus from a button into the tree, without selecting',
  async ({ stage, page }) => {
    const item = (name: string) => stage.getByRole('treeitem', { name });
    await stage.getByRole('button', { name: 'Go to wiring' }).click();
    await expect(item('Wiring')).toBeFocused();
    await expect(item('Wiring')).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(item('Costs')).toBeFocused();

    await stage.getByText('Findings').click();
    await stage.getByRole('button', { name: 'Go to wiring' }).click();
    await expect(
      stage.getByRole('button', { name: 'Go to wiring' }),
    ).toBeFocused();
  },
);
