import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'puts totals into groups, below them, or leaves them out, without another sum',
  async ({ stage }) => {
    const cell = (id: string) =>
      rowOf(stage, id).locator('[data-field="containers"]');
    const alma = 'auto-generated-row-carrier/Alma Line';
    const all = 'auto-generated-group-footer-root';
    const below = `auto-generated-group-footer-${alma}`;
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();

    await expect(cell(alma)).toHaveText('15');
    await expect(cell('auto-generated-row-carrier/Blue Fjord')).toHaveText(
      '14',
    );
    await expect(cell('auto-generated-row-carrier/Caledon')).toHaveText('21');
    await expect(cell(all)).toHaveText('50');

    await press('Below');
    await expect(cell(below)).toHaveText('15');
    await expect(cell(alma)).toHaveText('');
    // A closed group hides its footer.
    const arrow = rowOf(stage, alma).getByRole('button');
    await arrow.click();
    await expect(rowOf(stage, below)).toHaveCount(0);
    await expect(cell(all)).toHaveText('50');
    await arrow.click();
    await expect(cell(below)).toHaveText('15');

    await press('Groups');
    await expect(cell(alma)).toHaveText('15');
    await expect(rowOf(stage, all)).toHaveCount(0);
    await press('All rows');
    await expect(cell(all)).toHaveText('50');
    await expect(cell(alma)).toHaveText('');
  },
);
