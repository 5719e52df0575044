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
  'takes two moments in one input, empties a half one when the other is complete, and keeps two inputs apart',
  async ({ stage, page }) => {
    const single = fieldOf(stage, 'Outage');
    await typeRange(single, '12/31/2026', '01/01/2027');
    await expect(single.input).toHaveValue(
      '12/31/2026 hh:mm aa – 01/01/2027 hh:mm aa',
    );
    await typeSection(single.section('Hours').nth(1), '06');
    await typeSection(single.section('Minutes').nth(1), '45');
    await single.section('Meridiem').nth(1).click();
    await page.keyboard.press('a');
    await expect(single.input).toHaveValue(
      'MM/DD/YYYY hh:mm aa – 01/01/2027 06:45 AM',
    );

    const leaves = fieldOf(stage, 'Leaves port');
    const arrives = fieldOf(stage, 'Arrives in port');
    await typeDate(arrives, '02/29/2028');
    await expect(arrives.input).toHaveValue('02/29/2028 hh:mm aa');
    await expect(leaves.input).toHaveValue('');
  },
);
