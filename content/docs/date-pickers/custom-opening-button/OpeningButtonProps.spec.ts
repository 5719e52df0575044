import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps the name and the click of a small, colored button',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Delivery');
    await expect(field.button).toHaveClass(/MuiIconButton-colorPrimary/);
    await expect(field.button).toHaveClass(/MuiIconButton-sizeSmall/);
    await chooseDay(page, field, 30);
    await expect(field.button).toHaveAccessibleName(
      'Choose date, selected date is Apr 30, 2026',
    );
  },
);
