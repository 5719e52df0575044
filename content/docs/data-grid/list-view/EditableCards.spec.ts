import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves what the server accepts, shows what it refuses, and changes nothing when it is canceled',
  async ({ stage, page }) => {
    const row = stage.locator('[role="row"][data-id="2"]');
    const edit = stage.getByRole('button', { name: 'Edit NG-10002' });
    const dialog = page.getByRole('dialog', { name: 'NG-10002' });
    const containers = dialog.getByLabel('Containers');
    const press = (name: string) =>
      dialog.getByRole('button', { name }).click();
    // Buttons of cards are tab stops.
    const first = stage.getByRole('button', { name: 'Edit NG-10001' });
    await first.focus();
    await page.keyboard.press('Tab');
    await expect(edit).toBeFocused();
    await edit.click();
    await expect(row).toHaveAttribute('aria-selected', 'false');
    await containers.fill('99');
    await press('Save');
    await expect(dialog.getByRole('alert')).toContainText('1 to 24');
    await containers.fill('20');
    await press('Save');
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('20 containers');

    await edit.click();
    await expect(containers).toHaveValue('20');
    await containers.fill('5');
    await press('Cancel');
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('20 containers');
  },
);
