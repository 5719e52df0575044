import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps the time over the new year, loses it with the value, and waits for a whole date',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Meeting');
    const next = stage.getByText(/^Next meeting:/);
    const later = stage.getByRole('button', { name: 'One week later' });
    await later.click();
    await later.click();
    await expect(field.input).toHaveValue('01/04/2027');
    await expect(next).toHaveText(
      'Next meeting: Monday, January 4, 2027 at 15:30',
    );

    await chooseDay(page, field, 6);
    await expect(next).toHaveText(
      'Next meeting: Wednesday, January 6, 2027 at 15:30',
    );
    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(next).toHaveText('Next meeting: no day yet');
    await expect(later).toBeDisabled();
  },
);
