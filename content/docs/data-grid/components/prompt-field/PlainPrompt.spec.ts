import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks from plain elements, sends nothing that is blank, and works again after a failure',
  async ({ stage, page }) => {
    const toolbar = stage.getByRole('toolbar');
    const field = toolbar.getByRole('textbox', { name: 'Request' });
    const send = toolbar.getByRole('button', { name: 'Ask' });
    const message = toolbar.getByRole('status');
    const status = stage.locator('[role="gridcell"][data-field="status"]');
    await expect(toolbar.locator('.MuiButtonBase-root')).toHaveCount(0);
    await expect(send).toBeDisabled();
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(send).toBeDisabled();
    await expect(message).toHaveText('Ask for "at sea".');

    await field.fill('umbrellas');
    await send.click();
    await expect(message).toHaveText(/^Nothing found for "umbrellas"/);
    await expect(status).toHaveCount(4);
    await field.fill('delayed');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(status).toHaveText(['Delayed']);
    await expect(field).toBeFocused();
  },
);

testStylings(
  import.meta.url,
  '[role="toolbar"], [role="toolbar"] button, [role="toolbar"] input, [role="status"]',
);
