import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ignores a click on a disabled hour, and snaps to the step of minutes',
  async ({ stage, page }) => {
    const dial = stage.getByRole('listbox');
    const face = stage.locator('.MuiClock-squareMask');
    await face.click({ position: { x: 205, y: 110 } });
    await expect(dial).toHaveAccessibleName(/^Select hours.* 10:00$/);
    await face.click({ position: { x: 160, y: 110 } });
    await expect(dial).toHaveAccessibleName(/^Select minutes.* 15:00$/);
    await face.click({ position: { x: 180, y: 40 } });
    await expect(dial).toHaveAccessibleName(/^Select minutes.* 15:(00|15)$/);
    await dial.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(dial).toHaveAccessibleName(/ 15:15$/);
    // Proves: A key does nothing if it leads to a value that the rules forbid.
    for (const key of ['PageUp', 'End', 'PageDown']) {
      await page.keyboard.press(key);
      await expect(dial).toHaveAccessibleName(/ 15:15$/);
    }
    await stage.getByRole('button', { name: 'Open previous view' }).click();
    await dial.focus();
    for (const key of ['End', 'Home', 'PageUp']) {
      await page.keyboard.press(key);
      await expect(dial).toHaveAccessibleName(/^Select hours.* 15:15$/);
    }
    await page.keyboard.press('ArrowUp');
    await expect(dial).toHaveAccessibleName(/^Select hours.* 16:15$/);
  },
);
