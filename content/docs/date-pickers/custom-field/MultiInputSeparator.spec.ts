import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows a word between two inputs that are still separate',
  async ({ stage }) => {
    await expect(stage.getByText('to', { exact: true })).toHaveCSS(
      'font-weight',
      '700',
    );
    const from = fieldOf(stage, 'From');
    await typeSection(from.section('Day'), '09');
    await expect(from.input).toHaveValue('03/09/2026');
    await expect(fieldOf(stage, 'Until').input).toHaveValue('03/27/2026');
  },
);
