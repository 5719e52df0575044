import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts filters with a value, not those without, and closes by the same button',
  async ({ stage, page }) => {
    const trigger = stage.getByRole('button', { name: /^Filters/ });
    const value = page.getByPlaceholder('Filter value');
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    await trigger.click();
    await expect(value).toBeFocused();
    await expect(trigger).toHaveText('Filters');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await value.fill('olive');
    await expect(trigger).toHaveText('Filters (1)');
    await expect(goods).toHaveText(['Olive oil', 'Olive oil']);

    await trigger.click();
    await expect(page.locator('.MuiDataGrid-panel')).toHaveCount(0);
    // The filter stays when the panel is closed.
    await expect(trigger).toHaveText('Filters (1)');
    await trigger.click();
    await expect(value).toHaveValue('olive');
    await value.fill('');
    await expect(trigger).toHaveText('Filters');
    await expect(goods.first()).toHaveText('Paper');
  },
);
