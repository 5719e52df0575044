import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'switches between views, and still lets single columns be chosen',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const panel = page.locator('.MuiDataGrid-panel');
    const view = (name: string) =>
      panel.getByRole('button', { name, exact: true });
    await expect(header('Weight')).toHaveCount(0);
    await stage.getByRole('button', { name: 'Columns' }).click();
    await view('Load').click();
    await expect(
      panel.getByRole('checkbox', { name: 'From' }),
    ).not.toBeChecked();
    await panel.getByRole('checkbox', { name: 'From' }).check();
    // A view replaces what was chosen before.
    await view('Route').click();
    await view('Load').click();
    await expect(
      panel.getByRole('checkbox', { name: 'From' }),
    ).not.toBeChecked();
    await view('All').click();
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(header('From')).toBeVisible();
  },
);
