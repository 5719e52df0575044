import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  chooseDay,
  dayOf,
  fieldOf,
  typeDate,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shares one value between picker, field and calendar, and survives an invalid one',
  async ({ stage, page }) => {
    const picker = fieldOf(stage, 'DatePicker');
    const field = fieldOf(stage, 'Its field alone: DateField');
    await expect(field.group.getByRole('button')).toHaveCount(0);

    await chooseDay(page, picker, 21);
    await expect(field.input).toHaveValue('04/21/2026');
    await expect(dayOf(stage, 21)).toHaveAttribute('aria-selected', 'true');
    await dayOf(stage, 8).click();
    await expect(picker.input).toHaveValue('04/08/2026');
    await typeDate(field, '05/31/2026');
    await expect(stage.getByRole('grid', { name: 'May 2026' })).toBeVisible();

    await typeSection(field.section('Month'), '06');
    await expect(stage.getByRole('gridcell', { selected: true })).toHaveCount(
      0,
    );
    await typeSection(field.section('Day'), '30');
    await expect(picker.input).toHaveValue('06/30/2026');
  },
);
