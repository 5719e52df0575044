import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { takesClicks } from '#tests/support/gridColumns.ts';

testDemo(
  import.meta.url,
  'hides a column at first, shows it from the panel, and cannot hide the locked one',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await expect(header('Destination')).toBeVisible();
    await expect(header('Weight')).toHaveCount(0);

    await stage.getByRole('button', { name: 'Columns' }).click();
    const box = (name: string) => page.getByRole('checkbox', { name });
    // Proves: In the demo, Weight starts hidden, and Shipment cannot be
    await expect(box('Shipment')).toBeDisabled();
    await box('Weight').check();
    // Hides all but the locked column, and the reset brings back the start.
    await box('Show/Hide All').uncheck();
    await expect(stage.getByRole('columnheader')).toHaveText(['Shipment']);
    await page
      .locator('.MuiDataGrid-panel')
      .getByRole('button', { name: 'Reset' })
      .click();
    await expect(header('Weight')).toHaveCount(0);
    await expect(header('Origin')).toBeVisible();
    await stage.getByRole('button', { name: 'Columns' }).click();
    await expect(box('Weight')).toHaveCount(0);

    await header('Origin').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(header('Origin')).toHaveCount(0);
    // Autosizing makes the columns of now those that the reset returns to.
    await header('Destination')
      .locator('.MuiDataGrid-columnSeparator--resizable')
      .dblclick();
    await takesClicks(page);
    await stage.getByRole('button', { name: 'Columns' }).click();
    await expect(box('Origin')).not.toBeChecked();
    await expect(
      page.locator('.MuiDataGrid-panel').getByRole('button', { name: 'Reset' }),
    ).toBeDisabled();
    await page.keyboard.press('Escape');
  },
);
