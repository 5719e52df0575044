import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'leaves out groups of one, and has them without the switch, and not again',
  async ({ stage }) => {
    const names = stage.locator('.MuiDataGrid-groupingCriteriaCell');
    const single = names.filter({ hasText: '(1)' });
    const top = stage.locator('[role="row"][aria-level="1"]');
    const alone = top.filter({ hasText: /NG-\d+/ });
    await expect(names.first()).toHaveText(/\((?!1\))\d+\)$/);
    await expect(single).toHaveCount(0);
    await expect(alone.first()).toBeVisible();
    const count = await alone.count();

    await stage.getByLabel('No groups of one shipment').uncheck();
    await expect(single).toHaveCount(count);
    await expect(alone).toHaveCount(0);
    await stage.getByLabel('No groups of one shipment').check();
    await expect(single).toHaveCount(0);
    await expect(alone).toHaveCount(count);
  },
);
