import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stays in a single view, and leads through the views of the other dial',
  async ({ stage, page }) => {
    const [hours, other] = [
      stage.getByRole('listbox').nth(0),
      stage.getByRole('listbox').nth(1),
    ];
    await hours.focus();
    await page.keyboard.press('Enter');
    await expect(hours).toHaveAccessibleName(/^Select hours/);
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(other).toHaveAccessibleName(/^Select seconds/);
    await expect(
      stage.getByRole('button', { name: 'Open next view' }),
    ).toBeDisabled();
    await stage.getByRole('button', { name: 'Open previous view' }).click();
    await expect(other).toHaveAccessibleName(/^Select minutes/);
  },
);
