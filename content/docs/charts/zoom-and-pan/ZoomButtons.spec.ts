import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'jumps to a range, reports it, and follows the wheel',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const go = (name: string) => stage.getByRole('button', { name }).click();
    await expect(status).toHaveText('Mar 1 to Jun 28');
    await go('April');
    await expect(status).toHaveText('Apr 1 to May 1');
    await go('April');
    await expect(status).toHaveText('Apr 1 to May 1');
    await go('Last 30 days');
    await expect(status).toHaveText(/to Jun 28$/);
    await go('All');
    await expect(status).toHaveText('Mar 1 to Jun 28');

    await stage.getByRole('img').hover();
    await page.mouse.wheel(0, -300);
    await expect(status).not.toHaveText('Mar 1 to Jun 28');
    await page.mouse.move(0, 0);
    await go('All');
    await expect(status).toHaveText('Mar 1 to Jun 28');
  },
);
