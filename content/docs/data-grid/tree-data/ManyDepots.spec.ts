import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'renders what is in view of a large tree, open or not',
  async ({ stage }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    const button = stage.getByRole('button', { name: 'Show a large tree' });
    await expect(rows).toHaveCount(2);
    await button.click();
    const first = stage.locator('[role="row"][data-id="1"]');
    await expect(first).toContainText('Region 1 (1000)');
    await first.getByRole('button', { name: 'see children' }).click();
    await expect(stage.locator('[role="row"][data-id="2"]')).toContainText(
      'Country 1 (99)',
    );
    expect(await rows.count()).toBeLessThan(40);
    // Once more: a new array closes the branches.
    await button.click();
    await expect(stage.locator('[role="row"][data-id="2"]')).toHaveCount(0);
  },
);
