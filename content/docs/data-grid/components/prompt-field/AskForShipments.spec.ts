import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by a request, survives one that it does not know, and sends nothing that is empty',
  async ({ stage, page }) => {
    const field = stage.getByRole('textbox', { name: 'Request' });
    const send = stage.getByRole('button', { name: 'Ask' });
    const message = stage.getByRole('status');
    const status = stage.locator('[role="gridcell"][data-field="status"]');
    await expect(send).toBeDisabled();
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(send).toBeDisabled();
    await expect(message).toHaveText('Ask for "at sea".');

    await field.fill('Everything at sea');
    await page.keyboard.press('Enter');
    await expect(message).toHaveText('Thinking…');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(message).toHaveText('Status is "At sea".');
    await expect(status).toHaveText(['At sea', 'At sea', 'At sea', 'At sea']);

    await field.fill('umbrellas');
    await send.click();
    await expect(message).toHaveText(
      'Nothing found for "umbrellas". Try "at sea".',
    );
    // The field works again after the failure.
    await field.fill('delayed');
    await expect(send).toBeEnabled();
    await send.click();
    await expect(status).toHaveText(['Delayed']);
  },
);
