import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts a shift over midnight, asks for the rest of half a range, and clears both times',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Shift');
    const text = stage.getByText(/ min$|^Enter both/);
    await expect(text).toHaveText('8 h 30 min');
    await typeSection(field.section('Hours').first(), '22');
    await expect(text).toHaveText('18 h 30 min');
    await expect(field.group).toHaveAttribute('aria-invalid', 'false');
    await typeSection(field.section('Hours').nth(1), '06');
    await expect(text).toHaveText('8 h 30 min');

    await field.section('Minutes').nth(1).click();
    await page.keyboard.press('Delete');
    await expect(text).toHaveText('Enter both times');
    await typeSection(field.section('Minutes').nth(1), '00');
    await expect(text).toHaveText('8 h 0 min');

    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(field.input).toHaveValue('');
    await expect(text).toHaveText('Enter both times');
  },
);
