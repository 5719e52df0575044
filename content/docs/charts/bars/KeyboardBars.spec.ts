import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves an outline with the arrow keys, in the same directions for every text direction',
  async ({ stage, page, direction }) => {
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const chart = stage.getByRole('img', {
      name: 'Boardings per tram station',
    });
    await expect(chart.locator('desc')).toHaveText(/^Central leads/);
    const bars = barsOf(stage);
    await expect(bars).toHaveCount(8);
    const expectFocus = async (index: number) => {
      await expect(bars.nth(index)).toHaveAttribute('data-focused', 'true');
      await expect(bars.and(stage.locator('[data-focused]'))).toHaveCount(1);
      await expect(bars.nth(index)).toHaveCSS('outline-width', '3px');
    };
    await chart.focus();
    for (const [key, index] of [
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['ArrowUp', 5],
      ['ArrowDown', 1],
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowRight', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectFocus(index);
    }
    // Proves: They do not open a tooltip, Enter does nothing
    await page.keyboard.press('Enter');
    await expectFocus(0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(chart).toBeFocused();
    await expect(chart).not.toHaveAttribute('aria-activedescendant');
    for (const name of ['role', 'aria-label']) {
      await expect(bars.first()).not.toHaveAttribute(name);
    }

    const table = stage.getByText('Show the figures as a table');
    await page.keyboard.press('Tab');
    await expect(table).toBeFocused();
    // The chart has forgotten its bar when the focus comes back.
    await expect(stage.locator('[data-focused]')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(chart).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectFocus(0);
    await page.keyboard.press('ArrowLeft');
    await expectFocus(3);
    await page.keyboard.press('Tab');
    await expect(table).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      stage.getByRole('row', { name: 'Stadium 130 640' }),
    ).toBeVisible();
  },
);
