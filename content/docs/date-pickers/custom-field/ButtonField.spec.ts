import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton, clickDay, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens and closes from the button, which shows the day and gets the focus back',
  async ({ stage, page }) => {
    const button = stage.getByRole('button', { name: /^Leaves on/ });
    const popup = popupOf(page, 'Leaves on');
    await expect(button).toHaveText('Leaves on: Fri, Apr 17');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(popup).toBeVisible();
    await button.click();
    await expect(popup).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await clickDay(popup, 30);
    await expect(popup).toHaveCount(0);
    await expect(button).toHaveText('Leaves on: Thu, Apr 30');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await clickButton(popup, 'Clear');
    await expect(popup).toHaveCount(0);
    await expect(button).toHaveText('Leaves on: any day');
  },
);
