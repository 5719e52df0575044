import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'marks both dates of a range that ends before it starts, in one input and in two',
  async ({ stage, page }) => {
    const single = fieldOf(stage, 'Rental');
    await typeSection(single.section('Year').nth(1), '2026');
    await typeSection(single.section('Month').nth(1), '11');
    await expect(single.group).toHaveAttribute('aria-invalid', 'true');

    const pickUp = fieldOf(stage, 'Pick-up');
    const back = fieldOf(stage, 'Return');
    await pickUp.section('Year').click();
    await page.keyboard.press('ArrowUp');
    await expect(pickUp.input).toHaveValue('12/30/2027');
    for (const { group } of [pickUp, back]) {
      await expect(group).toHaveAttribute('aria-invalid', 'true');
    }
    await back.section('Year').click();
    await page.keyboard.press('ArrowUp');
    for (const { group } of [pickUp, back]) {
      await expect(group).toHaveAttribute('aria-invalid', 'false');
    }
  },
);
