import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'counts the hours of a whole range, and of one that was empty, but not of a reversed one',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Shift');
    const text = stage.getByText(/of work$|^Enter a start/);
    await expect(text).toHaveText('8 h 30 min of work');
    await typeSection(field.section('Hours').nth(1), '07');
    await expect(text).toHaveText('11 h 30 min of work');
    await field.section('Meridiem').nth(1).click();
    await page.keyboard.press('a');
    await expect(text).toHaveText('Enter a start and a later end');
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');

    await stage.getByRole('button', { name: 'No shift' }).click();
    await expect(field.input).toHaveValue('');
    for (const [position, hours] of [
      [0, '06'],
      [1, '11'],
    ] as const) {
      await typeSection(field.section('Hours').nth(position), hours);
      await typeSection(field.section('Minutes').nth(position), '15');
      await field.section('Meridiem').nth(position).click();
      await page.keyboard.press('a');
    }
    await expect(text).toHaveText('5 h 0 min of work');
  },
);
