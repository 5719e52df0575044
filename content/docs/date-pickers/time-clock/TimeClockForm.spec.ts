import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes neither a click nor a key while disabled or read-only',
  async ({ stage, page }) => {
    const dials = stage.getByRole('listbox');
    const faces = stage.locator('.MuiClock-squareMask');
    for (const index of [0, 1]) {
      await faces.nth(index).click({ position: { x: 200, y: 110 } });
      await dials.nth(index).focus();
      await page.keyboard.press('ArrowUp');
      await expect(dials.nth(index)).toHaveAccessibleName(
        'Select hours. Selected time is 06:00 AM',
      );
    }
  },
);
