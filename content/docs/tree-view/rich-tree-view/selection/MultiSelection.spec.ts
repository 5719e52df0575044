import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'extends the selection with Ctrl, with Shift, and with Shift and an arrow key',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    await expect(status).toHaveText('2 selected');

    await stage.getByText('harbor.jpg').click();
    await expect(status).toHaveText('1 selected');
    await stage.getByText('aurora.jpg').click({ modifiers: ['ControlOrMeta'] });
    await expect(status).toHaveText('2 selected');

    await stage.getByText('harbor.jpg').click();
    await stage.getByText('fish-market.jpg').click({ modifiers: ['Shift'] });
    await expect(status).toHaveText('3 selected');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(status).toHaveText('4 selected');
  },
);
