import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'hides a column at first, shows it from the panel, and cannot hide the locked one',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await expect(header('Destination')).toBeVisible();
    await expect(header('Weight')).toHaveCount(0);

    await stage.getByRole('button', { name: 'Columns' }).click();
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect(box('Shipment')).toBeDisabled();
    await box('Weight').check();
    // Hides all but the locked column, and the reset brings back the start.
    await box('Show/Hide All').uncheck();
    await expect(stage.getByRole('columnheader')).toHaveText(['Shipment']);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(header('Weight')).toHaveCount(0);
    await expect(header('Origin')).toBeVisible();
    await page.keyboard.press('Escape');

    await header('Origin').hover();
    await header('Origin').getByRole('button', { name: 'column menu' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(header('Origin')).toHaveCount(0);
  },
);
