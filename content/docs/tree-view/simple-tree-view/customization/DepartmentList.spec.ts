import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'moves the selection', async ({ stage }) => {
  const selected = stage.locator('[data-selected]');
  await stage.getByText('Seeds').click();
  await expect(selected).toHaveText('Seeds');
  await stage.getByText('Pots, sold out').click();
  await expect(selected).toHaveText('Seeds');
});

testStylings(import.meta.url, '.MuiTreeItem-content, .MuiTreeItem-label');
