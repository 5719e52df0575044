import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows its own separator, and clears both times',
  async ({ stage }) => {
    const field = fieldOf(stage, 'Focus time');
    await expect(field.input).toHaveValue('09:00 to 11:00');
    await typeSection(field.section('Minutes').nth(1), '45');
    await expect(field.input).toHaveValue('09:00 to 11:45');
    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(field.input).toHaveValue('');
    await expect(field.button).toHaveAccessibleName('Choose range');
  },
);
