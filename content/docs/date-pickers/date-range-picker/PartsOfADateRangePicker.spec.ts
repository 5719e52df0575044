import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shares one range between picker, field and calendar, and survives an incomplete one',
  async ({ stage, page }) => {
    const picker = fieldOf(stage, 'DateRangePicker');
    const field = fieldOf(stage, 'Its field alone');
    await expect(field.group.getByRole('button')).toHaveCount(0);

    await dayOf(stage, 20).click();
    await expect(picker.input).toHaveValue('04/20/2026 – MM/DD/YYYY');
    await dayOf(stage, 23).click();
    await expect(field.input).toHaveValue('04/20/2026 – 04/23/2026');

    await field.section('Day').first().click();
    await page.keyboard.press('Delete');
    await expect(dayOf(stage, 20)).not.toHaveAttribute('aria-selected', 'true');
    await typeSection(field.section('Day').first(), '21');
    await expect(picker.input).toHaveValue('04/21/2026 – 04/23/2026');
    await expect(dayOf(stage, 21)).toHaveAttribute('aria-selected', 'true');
  },
);
