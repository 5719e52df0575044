import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  fieldOf,
  typeDate,
  typeRange,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'leads from the start to the end in one input, and has a name for each of two inputs',
  async ({ stage }) => {
    const single = fieldOf(stage, 'Warranty');
    await typeSection(single.section('Year').first(), '2026');
    await expect(single.section('Month').nth(1)).toBeFocused();
    await typeRange(single, '03/01/2026', '02/29/2028');
    await expect(single.input).toHaveValue('03/01/2026 – 02/29/2028');

    const from = fieldOf(stage, 'Employed from');
    const until = fieldOf(stage, 'Employed until');
    await typeDate(from, '01/01/2020');
    await expect(until.input).toHaveValue('');
    await typeDate(until, '12/31/2025');
    await expect(from.input).toHaveValue('01/01/2020');
    await expect(until.input).toHaveValue('12/31/2025');
  },
);
