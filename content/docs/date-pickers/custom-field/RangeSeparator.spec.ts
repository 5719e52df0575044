import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeRange } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps its separator when both dates are typed again',
  async ({ stage }) => {
    const field = fieldOf(stage, 'Road works');
    await expect(field.input).toHaveValue('04/13/2026 until 04/24/2026');
    await typeRange(field, '05/01/2026', '05/02/2026');
    await expect(field.input).toHaveValue('05/01/2026 until 05/02/2026');
  },
);
