import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'offers some fields, shows one that it does not offer, and then no pivoting at all',
  async ({ stage, page }) => {
    const panel = stage.locator('.MuiDataGrid-sidebar');
    const available = panel.locator('.MuiDataGrid-pivotPanelAvailableFields');
    await expect(available).toContainText('Containers');
    await expect(available).not.toContainText('Shipment');
    const caledon = rowOf(stage, 'auto-generated-row-carrier/Caledon');
    await expect(caledon.locator('[data-field="rate"]')).toHaveText('900');
    // Proves: The rate is in the table at first, and users who remove
    // Once it is removed, users cannot get it back.
    await panel
      .locator('[draggable="true"]', { hasText: 'Rate (€)' })
      .getByRole('button', { name: 'Field options' })
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(panel.getByText('Rate (€)')).toHaveCount(0);

    // Proves: The toolbar and the menus then do not offer pivoting, and
    await stage.getByLabel('disablePivoting').check();
    await expect(panel).toHaveCount(0);
    await expect(rowOf(stage, 1)).toBeVisible();
    await expect(
      stage.getByRole('toolbar').getByRole('button', { name: 'Pivot' }),
    ).toHaveCount(0);
  },
);
