import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickOption, fieldOf, optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows the length next to each end, also after the end was emptied, and disables earlier ends',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Meeting');
    const popup = page.getByRole('dialog');
    const next = popup.getByRole('button', { name: 'Next', exact: true });
    await field.button.click();
    await expect(optionOf(popup, '11:30 AM')).toBeVisible();
    await clickOption(popup, '02:00 PM');
    await expect(field.input).toHaveValue('02:00 PM – hh:mm aa');
    await next.click();
    await expect(optionOf(popup, '02:00 PM')).toHaveClass(/Mui-disabled/);
    await expect(optionOf(popup, '10:00 AM')).toHaveClass(/Mui-disabled/);
    await optionOf(popup, '03:30 PM (1.5 h)').click();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('02:00 PM – 03:30 PM');
  },
);
