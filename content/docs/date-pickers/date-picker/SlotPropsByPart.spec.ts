import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'passes props to the button, the calendar and the action bar',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Tasting');
    const order = await field.group
      .locator('[role="spinbutton"], button')
      .evaluateAll((parts) => parts.map((part) => part.tagName));
    expect(order[0]).toBe('BUTTON');

    await field.button.click();
    const popup = popupOf(page, 'Tasting');
    await expect(
      popup.getByRole('columnheader', { name: 'Week number' }),
    ).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await expect(popup.getByRole('button', { name: 'Today' })).toBeVisible();
    await clickDay(popup, 15);
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('05/15/2026');

    await field.button.click();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('05/15/2026');
  },
);
