import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'puts spaces around the separators, also after typing',
  async ({ stage }) => {
    const dense = fieldOf(stage, 'Dense');
    const spacious = fieldOf(stage, 'Spacious');
    await expect(dense.input).toHaveValue('04/17/2026');
    await expect(spacious.input).toHaveValue('04 / 17 / 2026');
    await typeSection(spacious.section('Day'), '09');
    await expect(spacious.input).toHaveValue('04 / 09 / 2026');
  },
);
