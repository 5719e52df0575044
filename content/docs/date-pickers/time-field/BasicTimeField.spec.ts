import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'moves from section to section while somebody types, and wraps with the arrows',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Arrival');
    await expect(field.group.getByRole('button')).toHaveCount(0);
    await typeSection(field.section('Hours'), '09');
    await expect(field.section('Minutes')).toBeFocused();
    await typeSection(field.section('Minutes'), '59');
    await field.section('Meridiem').click();
    await page.keyboard.press('a');
    await expect(field.input).toHaveValue('09:59 AM');

    await page.keyboard.press('ArrowUp');
    await expect(field.input).toHaveValue('09:59 PM');
    await field.section('Minutes').click();
    await page.keyboard.press('ArrowUp');
    await expect(field.input).toHaveValue('09:00 PM');
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('09:mm PM');
  },
);
