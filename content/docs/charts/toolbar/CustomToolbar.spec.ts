import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves with arrow keys over the buttons that are enabled, and shows all hours again',
  async ({ stage, page, direction }) => {
    const toolbar = stage.getByRole('toolbar', { name: 'Zoom of the calls' });
    const button = (name: string) => toolbar.getByRole('button', { name });
    await expect(toolbar.getByRole('button')).toHaveCount(3);
    await expect(button('Zoom out')).toBeDisabled();
    await button('Zoom in').focus();
    // The disabled button is skipped.
    // Proves: The key → always moves to the next button
    const [from, to] = await Promise.all(
      ['Zoom in', 'Show all hours'].map((name) => button(name).boundingBox()),
    );
    if (!from || !to) throw new Error('The buttons have no size.');
    expect(to.x < from.x).toBe(direction === 'rtl');
    await page.keyboard.press('ArrowRight');
    await expect(button('Show all hours')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(button('Zoom in')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button('Zoom out')).toBeEnabled();
    await page.keyboard.press('End');
    await expect(button('Show all hours')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button('Zoom out')).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(button('Zoom out')).toBeDisabled();
    await page.keyboard.press('Tab');
    await expect(toolbar.locator(':focus')).toHaveCount(0);
  },
);
