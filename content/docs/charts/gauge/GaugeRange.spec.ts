import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a value beyond the range beyond the arc, until the value is clamped',
  async ({ stage, page }) => {
    const gauge = stage.getByRole('meter', { name: /^Temperature/ });
    const slider = stage.getByRole('slider');
    const clamp = stage.getByRole('switch');
    const parts = gauge.locator('path');
    const paths = () =>
      parts.evaluateAll((all) => all.map((part) => part.getAttribute('d')));
    await expect(parts).toHaveCount(2);
    await expect(gauge).toHaveAttribute('aria-valuemin', '-20');

    await slider.focus();
    await page.keyboard.press('End');
    await expect(gauge).toHaveAttribute('aria-valuenow', '60');
    await expect(gauge).toHaveText('60 °C');
    const [reference, beyond] = await paths();
    expect(beyond).not.toBe(reference);

    await clamp.check();
    await expect(gauge).toHaveAttribute('aria-valuenow', '40');
    await expect(gauge).toHaveText('60 °C');
    const [whole, filled] = await paths();
    expect(filled).toBe(whole);
    await page.keyboard.press('Tab');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(gauge).toHaveAttribute('aria-valuenow', '-20');
    await clamp.uncheck();
    await expect(gauge).toHaveAttribute('aria-valuenow', '-40');
  },
);
