import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf, typeSection } from '#tests/support/picker.ts';

/** What the icon of the demo draws. */
const flight =
  'M21 16v-2l-8-5V3.5c0-.83-.67-1.5-1.5-1.5S10 2.67 10 3.5V9l-8 5v2l8-2.5V19l-2 1.5V22l3.5-1 3.5 1v-1.5L13 19v-5.5z';

testDemo(
  import.meta.url,
  'adds an icon and keeps the button, the sections and the helper text',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Departure');
    await expect(
      field.group.locator(`svg:has(path[d="${flight}"])`),
    ).toBeVisible();
    await expect(field.group).toHaveAccessibleDescription(
      'Local date of the take-off',
    );
    await chooseDay(page, field, 30);
    await typeSection(field.section('Month'), '05');
    await expect(field.input).toHaveValue('05/30/2026');
  },
);
