import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDisabled, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no change while disabled or read-only, and sends the text of the field by its name',
  async ({ stage, page }) => {
    for (const label of ['disabled', 'readOnly']) {
      const { button, input, section } = fieldOf(stage, label);
      await expect(button).toBeDisabled();
      await clickDisabled(section('Hours'));
      await page.keyboard.type('11');
      await page.keyboard.press('Delete');
      await expect(input).toHaveValue('06:00 AM');
    }

    const required = fieldOf(stage, 'required');
    await expect(required.input).toHaveAttribute('required');
    await expect(required.input).toHaveAttribute('name', 'start');
    await typeSection(required.section('Hours'), '07');
    await typeSection(required.section('Minutes'), '15');
    await required.section('Meridiem').click();
    await page.keyboard.press('a');
    await expect(required.input).toHaveValue('07:15 AM');
    await expect(stage.getByText('This shift is taken')).toBeVisible();
  },
);
