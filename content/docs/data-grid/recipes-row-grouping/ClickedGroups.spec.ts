import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'toggles a group by click, by its button and by Enter, once each, and opens shipments instead',
  async ({ stage, page }) => {
    const group = stage.locator(
      '[data-id="auto-generated-row-carrier/Levante"]',
    );
    const leaves = stage.locator('[role="row"][aria-level="2"]');
    const message = stage.getByRole('status');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.locator('[data-field="containers"]').click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.locator('[data-field="containers"]').click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(leaves).toHaveCount(0);

    // Were its click a click on the row, too, the group would close at once.
    await group.getByRole('button').click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    // On a cell, Enter does what a click does.
    await group.locator('[data-field="containers"]').focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');

    await expect(message).toHaveText('Click a group or a shipment.');
    await leaves.first().locator('[data-field="status"]').click();
    await expect(message).toHaveText(/^You opened NG-\d+\.$/);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(stage.locator('.MuiDataGrid-row.Mui-selected')).toHaveCount(0);
  },
);
