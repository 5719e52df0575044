import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'shows the children instead of the own value of a parent, and counts leaves alone in both cases',
  async ({ stage }) => {
    const staff = (id: number | string) =>
      rowOf(stage, id).locator('[data-field="staff"]');
    const asia = 'auto-generated-row-null/Asia';
    const all = 'auto-generated-group-footer-root';
    await expect(staff(1)).toHaveText('35');
    await expect(staff(asia)).toHaveText('40');
    await expect(staff(all)).toHaveText('82');
    await stage.getByLabel('Keep the values of parents').check();
    await expect(staff(1)).toHaveText('5');
    await expect(staff(asia)).toHaveText('40');
    await expect(staff(all)).toHaveText('82');
    await stage.getByLabel('Keep the values of parents').uncheck();
    await expect(staff(1)).toHaveText('35');
  },
);
