import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDayOf, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens on a click in an input, and leads from the first input to the second',
  async ({ stage, page }) => {
    const pickUp = fieldOf(stage, 'Pick-up');
    const giveBack = fieldOf(stage, 'Return');
    const popup = page.getByRole('tooltip');
    await expect(stage.getByRole('button')).toHaveCount(0);
    await pickUp.section('Day').click();
    await clickDayOf(popup, 'May 2026', 11);
    await expect(pickUp.input).toHaveValue('05/11/2026');
    await expect(giveBack.input).toHaveValue('');
    await clickDayOf(popup, 'May 2026', 15);
    await expect(popup).toHaveCount(0);
    await expect(giveBack.input).toHaveValue('05/15/2026');

    await giveBack.section('Day').click();
    await clickDayOf(popup, 'May 2026', 20);
    await expect(popup).toHaveCount(0);
    await expect(pickUp.input).toHaveValue('05/11/2026');
    await expect(giveBack.input).toHaveValue('05/20/2026');

    await typeSection(pickUp.section('Day'), '21');
    await expect(giveBack.group).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  },
);
