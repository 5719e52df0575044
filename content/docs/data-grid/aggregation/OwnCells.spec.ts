import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'renders totals as a chip, in groups and below, and values as a bar',
  async ({ stage }) => {
    const cell = (id: number | string) =>
      rowOf(stage, id).locator('[data-field="containers"]');
    await expect(cell('auto-generated-row-carrier/Blue Fjord')).toHaveText(
      'sum: 14',
    );
    await expect(cell('auto-generated-group-footer-root')).toHaveText(
      'sum: 50',
    );
    await expect(cell(5)).toHaveText('5');
    await expect(cell(5).locator('.MuiChip-root')).toHaveCount(0);
    await expect(
      cell('auto-generated-group-footer-root').locator('.MuiChip-root'),
    ).toHaveCount(1);
  },
);
