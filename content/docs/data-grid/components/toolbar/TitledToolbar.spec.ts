import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'is one stop of the tab key, and the arrow keys go around in it, in both directions of text',
  async ({ stage, page, direction }) => {
    const columns = stage.getByRole('button', { name: 'Columns' });
    const filters = stage.getByRole('button', { name: 'Filters' });
    await expect(stage.getByRole('toolbar')).toHaveAccessibleName('Shipments');
    await columns.focus();
    // The keys follow the order of the elements, and not the direction of text:
    // from right to left, ArrowRight goes to the button on the left.
    const left = async (button: typeof columns) =>
      (await button.boundingBox())?.x ?? 0;
    expect((await left(columns)) < (await left(filters))).toBe(
      direction === 'ltr',
    );
    await page.keyboard.press('ArrowRight');
    await expect(filters).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(columns).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(filters).toBeFocused();
    await page.keyboard.press('Home');
    await expect(columns).toBeFocused();
    await page.keyboard.press('End');
    await expect(filters).toBeFocused();
    await expect(columns).toHaveAttribute('tabindex', '-1');

    // Back from the grid, the focus returns to the last button that had it.
    await page.keyboard.press('Tab');
    await expect(filters).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(filters).toBeFocused();
  },
);
