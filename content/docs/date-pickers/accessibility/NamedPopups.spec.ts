import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf, fieldOf, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'names both popups, keeps the focus inside, and gives it back',
  async ({ stage, page }) => {
    for (const [label, name] of [
      ['Birthday', 'Birthday'],
      ['Stay', 'Days of the stay'],
    ] as const) {
      const { button } = fieldOf(stage, label);
      const popup = popupOf(page, name);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dayOf(popup, 17)).toBeFocused();
      for (let time = 0; time < 6; time += 1) {
        await page.keyboard.press('Tab');
        await expect(popup.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  },
);
