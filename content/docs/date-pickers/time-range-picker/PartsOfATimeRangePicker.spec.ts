import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shares one range between picker and field, and survives an incomplete one',
  async ({ stage, page }) => {
    const picker = fieldOf(stage, 'TimeRangePicker');
    const field = fieldOf(stage, 'Its field alone');
    await expect(field.group.getByRole('button')).toHaveCount(0);
    await typeSection(field.section('Minutes').nth(1), '45');
    await expect(picker.input).toHaveValue('02:00 PM – 03:45 PM');
    await field.section('Hours').first().click();
    await page.keyboard.press('Delete');
    await expect(picker.input).toHaveValue('hh:mm aa – 03:45 PM');
    await typeSection(field.section('Hours').first(), '01');
    await expect(picker.input).toHaveValue('01:00 PM – 03:45 PM');
  },
);
