import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';
import { chooseDay, fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has sections, a name, an error and a popup without an input of Material UI',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Date of birth');
    await expect(stage.locator('.MuiPickersTextField-root')).toHaveCount(0);
    await expect(field.group).toHaveAccessibleDescription(
      'As in your passport',
    );
    await typeDate(field, '02/29/2028');
    await expect(field.group).toHaveAttribute('data-invalid', 'true');
    await typeDate(field, '02/29/2024');
    await expect(field.group).toHaveAttribute('data-invalid', 'false');
    await expect(field.input).toHaveValue('02/29/2024');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(field.input).toHaveValue('02/28/2024');
    await chooseDay(page, field, 5);
    await expect(field.input).toHaveValue('02/05/2024');
  },
);

testStylings(
  import.meta.url,
  '[role="group"], [role="group"] > .MuiPickersSectionList-root, small',
);
