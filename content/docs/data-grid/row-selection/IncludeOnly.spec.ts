import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lists the ids of all rows, or none of them when that is switched off',
  async ({ stage }) => {
    const all = stage.getByRole('checkbox', { name: 'all rows' });
    const model = stage.locator('output');
    await all.check();
    await expect(model).toHaveText("{ type: 'include', ids: [1, 2, 3, 4] }");
    await all.uncheck();
    await expect(model).toHaveText("{ type: 'include', ids: [] }");
    await stage.getByLabel('Always list the selected rows').uncheck();
    await all.check();
    await expect(model).toHaveText("{ type: 'exclude', ids: [] }");
    await all.uncheck();
    await expect(model).toHaveText("{ type: 'include', ids: [] }");
  },
);
