import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'moves the controlled value across the year, and disables the button while it is incomplete',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Reminder');
    const later = stage.getByRole('button', { name: 'One day later' });
    const saved = stage.getByText(/^Saved as|^No reminder/);
    await later.click();
    await later.click();
    await expect(field.input).toHaveValue('01/01/2027 05:00 PM');
    await expect(saved).toHaveText('Saved as 2027-01-01T17:00:00');

    await field.section('Minutes').click();
    await page.keyboard.press('Delete');
    await expect(saved).toHaveText('No reminder');
    await expect(later).toBeDisabled();
    await typeSection(field.section('Minutes'), '45');
    await later.click();
    await expect(saved).toHaveText('Saved as 2027-01-02T17:45:00');
  },
);
