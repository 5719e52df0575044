import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'gives each input its label and helper text, and marks both for a reversed range',
  async ({ stage }) => {
    const hired = fieldOf(stage, 'Hired');
    const left = fieldOf(stage, 'Left');
    await expect(hired.group).toHaveAccessibleDescription('First day of work');
    await expect(left.group).toHaveAccessibleDescription('Last day');
    await expect(left.group).toHaveAttribute('aria-invalid', 'false');
    await typeSection(left.section('Day'), '01');
    await expect(hired.group).toHaveAttribute('aria-invalid', 'true');
    await expect(left.group).toHaveAttribute('aria-invalid', 'true');
  },
);
