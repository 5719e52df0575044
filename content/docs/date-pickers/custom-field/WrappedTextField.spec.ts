import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps typing, the button and the popup in a wrapped text field',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Published after');
    await typeDate(field, '02/29/2028');
    await expect(field.input).toHaveValue('02/29/2028');
    await chooseDay(page, field, 3);
    await expect(field.input).toHaveValue('02/03/2028');
    await expect(field.button).toBeFocused();
  },
);
