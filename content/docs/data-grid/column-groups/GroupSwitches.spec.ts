import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows and hides all columns of a group, and marks one that is shown in part',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const group = (name: string) => stage.getByRole('checkbox', { name });
    await expect(group('Invoice')).not.toBeChecked();
    await group('Invoice').check();
    await expect(header('Value')).toBeAttached();
    await group('Route').uncheck();
    await expect(header('From')).toHaveCount(0);
    await expect(header('Route')).toHaveCount(0);
    await group('Route').check();

    await header('From').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(group('Route')).toHaveAttribute('data-indeterminate', 'true');
    // From a part to the whole, not to nothing.
    await group('Route').click();
    await expect(header('From')).toBeVisible();
    await expect(group('Route')).toBeChecked();
  },
);
