import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'leads from the start to the end in one input only, and keeps two inputs apart',
  async ({ stage, page }) => {
    const single = fieldOf(stage, 'Quiet hours');
    await typeSection(single.section('Hours').first(), '01');
    await typeSection(single.section('Minutes').first(), '15');
    await single.section('Meridiem').first().click();
    await page.keyboard.press('p');
    await single.section('Meridiem').first().click();
    await page.keyboard.press('ArrowRight');
    await expect(single.section('Hours').nth(1)).toBeFocused();
    await expect(single.input).toHaveValue('01:15 PM – hh:mm aa');

    const from = fieldOf(stage, 'Lunch from');
    const until = fieldOf(stage, 'Lunch until');
    await typeSection(from.section('Hours'), '11');
    await from.section('Meridiem').click();
    await page.keyboard.press('ArrowRight');
    await expect(from.section('Meridiem')).toBeFocused();
    await expect(from.input).toHaveValue('11:mm aa');
    await expect(until.input).toHaveValue('');
  },
);
