import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'stores a new label, and takes it back',
  async ({ stage, page }) => {
    const undo = stage.getByRole('button', { name: 'Undo rename' });
    await expect(undo).toBeDisabled();
    await stage.getByText('Permit').dblclick();
    await stage.getByRole('textbox').fill('Building permit');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Building permit')).toBeVisible();

    await undo.click();
    await expect(stage.getByText('Permit', { exact: true })).toBeVisible();
    await expect(undo).toBeDisabled();
  },
);
