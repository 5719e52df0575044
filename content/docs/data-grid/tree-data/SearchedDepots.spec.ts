import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the parents of what it finds, sorts each level, and can leave children alone',
  async ({ stage }) => {
    const names = stage.locator('.MuiDataGrid-treeDataGroupingCell');
    await expect(names).toHaveText([
      'Europe (2)',
      'Netherlands (1)',
      'Rotterdam',
      'Asia (3)',
      'Singapore',
      'South Korea (1)',
      'Busan',
    ]);
    // Proves: Turn on the switch, and nothing is left, because no region
    // No region has more than 100 people, so that nothing is left.
    const top = stage.getByLabel('Filter and sort the top level alone');
    await top.check();
    await expect(names).toHaveCount(0);
    await top.uncheck();
    await expect(names).toHaveCount(7);
  },
);
