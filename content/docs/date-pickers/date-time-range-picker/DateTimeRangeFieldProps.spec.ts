import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows its own format and separator, keeps the year that nobody sees, and clears both',
  async ({ stage }) => {
    const field = fieldOf(stage, 'Workshop');
    await expect(field.input).toHaveValue('Oct 03, 09:00 to Oct 04, 16:30');
    await typeSection(field.section('Day').nth(1), '05');
    await expect(field.button).toHaveAccessibleName(
      'Choose range, selected range is Oct 3, 2026 - Oct 5, 2026',
    );
    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(field.input).toHaveValue('');
    await expect(field.button).toHaveAccessibleName('Choose range');
  },
);
