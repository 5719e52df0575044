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
    await expect(hours).toHaveAccessibleName(/^Select hours.* AM$/);
    // Proves: With 12 hours and without ampmInClock
    await expect(stage.getByRole('button', { name: /^[AP]M$/ })).toHaveCount(0);
    for (const [key, hour] of [
      ['End', '11'],
      ['ArrowUp', '12'],
      ['ArrowDown', '11'],
      ['PageUp', '11'],
      ['Home', '12'],
      ['ArrowDown', '11'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(hours).toHaveAccessibleName(
        new RegExp(`is ${hour}:\\d\\d AM$`),
      );
    }
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
