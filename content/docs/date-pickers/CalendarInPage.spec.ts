import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps field and calendar in step, and leaves the calendar empty while the date is incomplete',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Delivery day');
    await dayOf(stage, 27).click();
    await expect(field.input).toHaveValue('05/27/2026');
    await typeSection(field.section('Month'), '08');
    await expect(
      stage.getByRole('grid', { name: 'August 2026' }),
    ).toBeVisible();
    const selected = stage.getByRole('gridcell', { selected: true });
    await expect(selected).toHaveText('27');

    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(selected).toHaveCount(0);
    await expect(stage.getByRole('rowgroup')).toHaveCount(1);
    await dayOf(stage, 31).click();
    await expect(field.input).toHaveValue('08/31/2026');
    await typeSection(field.section('Month'), '02');
    await expect(field.input).toHaveValue('02/31/2026');
    await expect(selected).toHaveCount(0);
  },
);
