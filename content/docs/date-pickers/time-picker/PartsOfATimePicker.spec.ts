import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, optionOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shares one value between picker, field and clock, and survives an incomplete one',
  async ({ stage, page }) => {
    const picker = fieldOf(stage, 'TimePicker');
    const field = fieldOf(stage, 'Its field alone: TimeField');
    await expect(field.group.getByRole('button')).toHaveCount(0);

    await optionOf(stage, '9 hours').click();
    await optionOf(stage, 'AM').click();
    await expect(picker.input).toHaveValue('09:30 AM');
    await typeSection(field.section('Minutes'), '45');
    await expect(optionOf(stage, '45 minutes')).toHaveAttribute(
      'aria-selected',
      'true',
    );

    await field.section('Hours').click();
    await page.keyboard.press('Delete');
    await expect(stage.getByRole('option', { selected: true })).toHaveCount(0);
    await typeSection(field.section('Hours'), '11');
    await expect(picker.input).toHaveValue('11:45 AM');
  },
);
