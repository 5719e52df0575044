import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { chooseDay, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows the warning next to the button on Sundays only',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Delivery');
    const warning = field.group.getByRole('img', { name: /^No deliveries/ });
    await expect(warning).toBeVisible();
    const tooltip = page.getByRole('tooltip');
    await warning.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
    // Proves: People who use a keyboard cannot open a tooltip on an icon
    await field.section('Year').focus();
    await page.keyboard.press('Tab');
    await expect(field.button).toBeFocused();
    await expect(tooltip).toHaveCount(0);

    await chooseDay(page, field, 20);
    await expect(warning).toHaveCount(0);
    await typeSection(field.section('Day'), '26');
    await expect(warning).toBeVisible();
    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(warning).toHaveCount(0);
    await expect(field.button).toBeEnabled();
  },
);
