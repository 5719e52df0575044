import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'says the id that is selected',
  async ({ stage, page }) => {
    // Proves: selectedItems and onSelectedItemsChange carry ids, never
    await expect(stage.getByText('Selected id: minerals')).toBeVisible();
    await stage.getByText('Fossils').click();
    await expect(stage.getByText('Selected id: fossils')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(stage.getByText('Selected id: none')).toBeVisible();
  },
);
