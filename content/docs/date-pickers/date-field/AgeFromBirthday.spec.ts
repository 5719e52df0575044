import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'follows the typed date, and empties the field from outside, also a half date',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Date of birth');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const restart = stage.getByRole('button', { name: 'Start again' });
    await expect(help('Enter the date of birth')).toBeVisible();
    await typeDate(field, '02/28/2004');
    await expect(help('23 years old on the day of the race')).toBeVisible();
    await typeDate(field, '03/01/2004');
    await expect(help('22 years old on the day of the race')).toBeVisible();

    await restart.click();
    await expect(field.input).toHaveValue('');
    await expect(help('Enter the date of birth')).toBeVisible();
    await typeDate(field, '03/01/2028');
    await expect(help('Enter the date of birth')).toBeVisible();
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');

    await field.section('Year').click();
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('03/01/YYYY');
    await restart.click();
    await expect(field.input).toHaveValue('');
  },
);
