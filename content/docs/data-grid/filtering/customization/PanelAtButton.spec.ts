import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the panel at the button outside, and closes it with the same button and with a key',
  async ({ stage, page }) => {
    const button = stage.getByRole('button', { name: 'Filter shipments' });
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(value).toBeFocused();
    const top = (await button.boundingBox())?.y ?? 0;
    const panel = (await value.boundingBox())?.y ?? 0;
    expect(Math.abs(panel - top)).toBeLessThan(160);

    await button.click();
    await expect(value).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await value.fill('NG-10003');
    await expect(stage.getByText('1–1 of 1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(value).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(stage.getByText('1–1 of 1')).toBeVisible();
  },
);
