import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has the group of what is at sea open, and no other',
  async ({ stage }) => {
    const open = stage.locator('[role="row"][aria-expanded="true"]');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('At sea');
    const carrier = stage.locator('[role="row"][aria-level="2"]').first();
    await expect(
      carrier.locator('.MuiDataGrid-groupingCriteriaCell'),
    ).toHaveCSS('margin-left', '40px');
    await open.getByRole('button').click();
    await expect(open).toHaveCount(0);
  },
);
