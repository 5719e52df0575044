import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'groups in the order of the presses, and ungroups down to flat rows',
  async ({ stage, page }) => {
    const button = (name: RegExp) =>
      stage.getByRole('toolbar').getByRole('button', { name });
    const group = (name: RegExp) => stage.getByRole('row', { name });
    await expect(button(/Carrier/)).toHaveText('1. Carrier');
    await expect(group(/Blue Fjord/)).toBeVisible();
    await button(/Priority/).click();
    await expect(button(/Priority/)).toHaveText('2. Priority');
    await expect(button(/Priority/)).toHaveAttribute('aria-pressed', 'true');

    // Without the first level, the second one moves up.
    await button(/Carrier/).click();
    await expect(button(/Priority/)).toHaveText('1. Priority');
    await expect(group(/High/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(button(/Status/)).toBeFocused();
    await button(/Priority/).click();
    await expect(stage.getByText('NG-10001')).toBeVisible();
    await expect(button(/Priority/)).toHaveAttribute('aria-pressed', 'false');
  },
);
