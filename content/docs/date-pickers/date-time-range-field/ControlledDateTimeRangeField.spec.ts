import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts across midnight, and says when the range is reversed, incomplete or empty',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Outage');
    const text = stage.getByText(/^Offline|^Enter both|^The end/);
    await expect(text).toHaveText('Offline for 2 h 30 min');
    await typeSection(field.section('Hours').nth(1), '00');
    await expect(text).toHaveText('Offline for 1 h 30 min');
    await typeSection(field.section('Day').nth(1), '02');
    await expect(text).toHaveText('The end is before the start');
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');
    await field.section('Minutes').first().click();
    await page.keyboard.press('Delete');
    await expect(text).toHaveText('Enter both dates and times');

    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(field.input).toHaveValue('');
    await expect(text).toHaveText('Enter both dates and times');
  },
);
