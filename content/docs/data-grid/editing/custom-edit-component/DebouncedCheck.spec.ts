import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'checks once after several keys, at once when the cell is left, and not at all after Escape',
  async ({ stage, page }) => {
    const cell = stage.locator('[data-id="1"] [data-field="destination"]');
    const input = cell.locator('input');
    const status = stage.getByRole('status');

    await cell.dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Santos');
    await expect(status).toHaveText('Checked: Santos');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveText('Santos');

    // Proves: Saving runs the update that waits, so nothing is lost.
    // Leaving the cell runs the check that was waiting.
    await cell.dblclick();
    await input.fill('Atlantis');
    await stage.locator('[data-id="3"] [data-field="number"]').click();
    await expect(status).toHaveText('Checked: Santos, Atlantis');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await input.click();
    await page.keyboard.press('Escape');
    await expect(cell).toHaveText('Santos');
  },
);
