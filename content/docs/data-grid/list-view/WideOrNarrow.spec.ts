import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'becomes a list in a narrow window and a table again, and keeps order and selection',
  async ({ stage, page }) => {
    const headers = stage.getByRole('columnheader');
    const rows = stage.locator('[role="row"][data-id]');
    await headers.filter({ hasText: 'Goods' }).click();
    await expect(rows.first()).toContainText('Bicycles');
    await rows.first().locator('[data-field="goods"]').click();

    await page.setViewportSize({ width: 500, height: 800 });
    await expect(headers).toHaveCount(0);
    await expect(rows.first()).toContainText('Bicycles');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(headers).toHaveCount(4);
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  },
  // It changes the window, which other specs share.
  { alone: true },
);
