import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by several states, by keyboard, and shows all rows when none is chosen',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const states = stage.locator('[role="gridcell"][data-field="status"]');
    const choice = (name: string) =>
      page.getByRole('menuitemcheckbox', { name });
    await header('Status').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.keyboard.press('ArrowDown');
    await expect(choice('Booked')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choice('Booked')).toBeChecked();
    await expect(states).toHaveText(['Booked']);
    await choice('Delayed').click();
    await expect(states).toHaveText(['Booked', 'Delayed']);
    await choice('Booked').click();
    await choice('Delayed').click();
    await expect(choice('Booked')).not.toBeChecked();
    await expect(stage.getByText('NG-10006')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(header('Status')).toBeFocused();

    // The other column has the usual menu.
    await header('Shipment').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('menuitem').first()).toHaveText('Sort by ASC');
    await page.keyboard.press('Escape');
  },
);
