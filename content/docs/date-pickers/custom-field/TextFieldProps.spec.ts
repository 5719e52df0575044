import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'adds an icon and keeps the button, the sections and the helper text',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Departure');
    await expect(field.group.getByTestId('FlightIcon')).toBeVisible();
    await expect(field.group).toHaveAccessibleDescription(
      'Local date of the take-off',
    );
    await chooseDay(page, field, 30);
    await typeSection(field.section('Month'), '05');
    await expect(field.input).toHaveValue('05/30/2026');
  },
);
