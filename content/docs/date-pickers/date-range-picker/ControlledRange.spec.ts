import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDayOf, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts the days of a whole range, and asks for the rest of half a range or a reversed one',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Vacation');
    const text = stage.getByText(/of vacation$|^Choose a start/);
    const popup = page.getByRole('dialog');
    await expect(text).toHaveText('12 days of vacation');
    await typeSection(field.section('Day').nth(1), '03');
    await expect(text).toHaveText('1 day of vacation');
    await typeSection(field.section('Day').nth(1), '02');
    await expect(text).toHaveText('Choose a start and an end');
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');

    await field.button.click();
    await clickDayOf(popup, 'August 2026', 10);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('08/10/2026 – MM/DD/YYYY');
    await expect(text).toHaveText('Choose a start and an end');

    await stage.getByRole('button', { name: 'No vacation' }).click();
    await expect(field.input).toHaveValue('');
  },
);
