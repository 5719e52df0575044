import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the price of the selected dish',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('Leek and potato: €6.50');
    await stage.getByText('Miso with tofu').click();
    await expect(status).toHaveText('Miso with tofu: €7.20');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Leek and potato: €6.50');
  },
);
