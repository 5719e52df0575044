import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'hides two columns on a phone, and keeps what the user has chosen at any width',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(header('Origin')).toBeVisible();
    await page.setViewportSize({ width: 590, height: 900 });
    await expect(header('Origin')).toHaveCount(0);

    await stage.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Origin' }).check();
    await page.getByRole('checkbox', { name: 'Status' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(header('Origin')).toBeVisible();
    await expect(header('Destination')).toHaveCount(0);

    await page.setViewportSize({ width: 900, height: 900 });
    await expect(header('Destination')).toBeVisible();
    await expect(header('Status')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
);
