import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'goes from hours to minutes after a click, and back by its arrows',
  async ({ stage, page }) => {
    const dial = stage.getByRole('listbox');
    const face = stage.locator('.MuiClock-squareMask');
    await expect(dial).toHaveAccessibleName(
      'Select hours. Selected time is 09:30 AM',
    );
    await face.click({ position: { x: 200, y: 110 } });
    await expect(dial).toHaveAccessibleName(
      'Select minutes. Selected time is 03:30 AM',
    );
    await face.click({ position: { x: 110, y: 20 } });
    await expect(dial).toHaveAccessibleName(
      'Select minutes. Selected time is 03:00 AM',
    );
    await stage.getByRole('button', { name: 'PM' }).click();
    await stage.getByRole('button', { name: 'Open previous view' }).click();
    await expect(dial).toHaveAccessibleName(
      'Select hours. Selected time is 03:00 PM',
    );
    await dial.focus();
    await page.keyboard.press('End');
    await expect(dial).toHaveAccessibleName(
      'Select hours. Selected time is 11:00 PM',
    );
  },
);
