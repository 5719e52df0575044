import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { drawnIds, rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'adds up as the table of the page says, whatever else is on',
  async ({ stage }) => {
    const totals = rowOf(stage, 'auto-generated-group-footer-root');
    const total = totals.locator('[data-field="containers"]');
    const choose = async (feature: string) => {
      await stage.getByLabel('Totals with').selectOption(feature);
    };
    const rows = stage.locator(
      '[role="row"][data-id]:not([data-id^="auto-generated-"])',
    );

    await expect(rows).toHaveCount(4);
    await expect(total).toHaveText('50');

    await choose('server pages');
    await expect(total).toHaveText('15');
    await choose('pinned rows');
    await expect(rowOf(stage, 11)).toBeVisible();
    await expect(total).toHaveText('50');
    expect((await drawnIds(stage)).at(-1)).toBe(
      'auto-generated-group-footer-root',
    );
    await choose('a pinned column');
    await expect(
      stage.locator('.MuiDataGrid-cell--pinnedRight'),
    ).not.toHaveCount(0);
    await expect(total).toHaveText('50');
    await choose('a hidden column');
    await expect(total).toHaveCount(0);
    await expect(totals).toHaveText('');
    await choose('quick filter');
    await expect(rows).toHaveCount(3);
    await expect(total).toHaveText('17');
    await choose('row spanning');
    await expect(stage.getByText('Caledon')).toHaveCount(1);
    await expect(total).toHaveText('50');
    await choose('detail panels');
    await expect(rowOf(stage, 1).getByRole('button')).toBeEnabled();
    await expect(totals.getByRole('button')).toBeDisabled();
    await expect(total).toHaveText('50');
    await choose('closed groups');
    await expect(rows).toHaveCount(0);
    await expect(total).toHaveText('50');
    await choose('a text column');
    await expect(total).toHaveText('50');
    await expect(totals.locator('[data-field="carrier"]')).toHaveText('');
    await expect(
      stage.getByRole('columnheader', { name: 'Carrier' }),
    ).not.toContainText('sum');
  },
);
