import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shares one range between picker and field, and survives an incomplete one',
  async ({ stage, page }) => {
    const picker = fieldOf(stage, 'DateTimeRangePicker');
    const field = fieldOf(stage, 'Its field alone');
    await expect(field.group.getByRole('button')).toHaveCount(0);
    await typeSection(field.section('Day').nth(1), '21');
    await expect(picker.input).toHaveValue(
      '04/17/2026 02:00 PM – 04/21/2026 10:30 AM',
    );
    await field.section('Minutes').first().click();
    await page.keyboard.press('Delete');
    await expect(picker.input).toHaveValue(
      'MM/DD/YYYY hh:mm aa – 04/21/2026 10:30 AM',
    );
    await typeSection(field.section('Minutes').first(), '15');
    await expect(picker.input).toHaveValue(
      '04/17/2026 02:15 PM – 04/21/2026 10:30 AM',
    );
  },
);
