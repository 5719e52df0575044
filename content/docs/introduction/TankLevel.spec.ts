import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fills the gauge with the slider',
  async ({ stage, page }) => {
    const gauge = stage.getByRole('meter', { name: 'Rainwater tank' });
    await expect(gauge).toContainText('64%');
    await stage.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(gauge).toContainText('100%');
    await page.keyboard.press('Home');
    await expect(gauge).toContainText('0%');
  },
);
