import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports each change, and is final after the last view only',
  async ({ stage, page }) => {
    const text = stage.getByText(/^Alarm/);
    const dial = stage.getByRole('listbox');
    await expect(text).toHaveText('Alarm: 06:30, saved: nothing yet');
    await dial.focus();
    await page.keyboard.press('ArrowUp');
    await expect(text).toHaveText('Alarm: 07:30, saved: nothing yet');
    await page.keyboard.press('Enter');
    await expect(dial).toHaveAccessibleName(/^Select minutes/);
    await expect(text).toHaveText('Alarm: 07:30, saved: nothing yet');
    await dial.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(text).toHaveText('Alarm: 07:29, saved: 07:29');
  },
);
