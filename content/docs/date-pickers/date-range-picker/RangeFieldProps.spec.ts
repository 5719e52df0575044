import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows its own separator, keeps the year that nobody sees, and clears both dates',
  async ({ stage }) => {
    const field = fieldOf(stage, 'Exhibition');
    await expect(field.input).toHaveValue('Oct 03 to Nov 15');
    await typeSection(field.section('Day').nth(1), '22');
    await expect(field.button).toHaveAccessibleName(
      'Choose range, selected range is Oct 3, 2026 - Nov 22, 2026',
    );
    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(field.input).toHaveValue('');
    await expect(field.button).toHaveAccessibleName('Choose range');
  },
);
