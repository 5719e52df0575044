import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'moves the focus to a section by its name or index, and clears the field when all are selected',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Expiry');
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    for (let time = 0; time < 2; time += 1) {
      await press('Year');
      await expect(field.section('Year')).toBeFocused();
      await press('Second');
      await expect(field.section('Day')).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(field.input).toHaveValue('02/01/2027');
    await press('All');
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('');
  },
);
