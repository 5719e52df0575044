import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts a whole range, asks for both dates of half a range or a reversed one, and clears them',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Billing period');
    const text = stage.getByText(/^Bill for|^Enter both/);
    const next = stage.getByRole('button', { name: 'Next month' });
    await expect(text).toHaveText('Bill for 30 days');
    await next.click();
    await expect(field.input).toHaveValue('05/01/2026 – 05/31/2026');
    await expect(text).toHaveText('Bill for 31 days');

    await typeSection(field.section('Year').nth(1), '2025');
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveText('Enter both dates, the earlier one first');
    await typeSection(field.section('Year').nth(1), '2026');
    await expect(text).toHaveText('Bill for 31 days');

    await field.section('Day').nth(1).click();
    await page.keyboard.press('Delete');
    await expect(text).toHaveText(/^Enter both dates/);
    await expect(next).toBeDisabled();
    await typeSection(field.section('Day').nth(1), '10');
    await expect(text).toHaveText('Bill for 10 days');

    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(field.input).toHaveValue('');
    await expect(text).toHaveText(/^Enter both dates/);
  },
);
