import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'ignores clicks on cells, and selects by checkboxes and keys',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="goods"]`);
    const box = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
    const selected = stage.locator('[role="row"][aria-selected="true"]');
    await cell(1).click();
    await cell(2).click({ modifiers: ['Shift'] });
    await expect(selected).toHaveCount(0);

    await box(1).click();
    await box(4).click({ modifiers: ['Shift'] });
    await expect(selected).toHaveCount(4);
    await box(2).click();
    await expect(selected).toHaveCount(3);

    // The keyboard still selects the row of any cell.
    await cell(5).click();
    await page.keyboard.press('Shift+Space');
    await expect(selected).toHaveCount(4);
    await expect(box(5)).toBeChecked();
  },
);
