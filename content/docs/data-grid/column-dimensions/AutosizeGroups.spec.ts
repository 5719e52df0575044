import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fits the column of the groups again when a group opens or closes',
  async ({ stage }) => {
    const width = async () =>
      (
        await stage
          .getByRole('columnheader', { name: 'Carrier, destination' })
          .boundingBox()
      )?.width ?? 0;
    const toggle = (name: string) =>
      stage
        .getByRole('row', { name })
        .getByRole('button', { name: /children/ })
        .click();
    await expect(stage.getByText('Blue Fjord', { exact: false })).toBeVisible();
    await expect.poll(width).not.toBe(100);
    const closed = await width();
    // Proves: Rows in a closed group are not rendered, so the grid cannot
    await expect(stage.getByText('NG-10005')).toHaveCount(0);

    await toggle('Blue Fjord');
    await expect(stage.getByText('Valencia (')).toBeVisible();
    await toggle('Valencia');
    await expect(stage.getByText('NG-10005').first()).toBeVisible();
    // No text of the column is cut off.
    const cut = () =>
      stage
        .locator(
          '[role="gridcell"][data-field="__row_group_by_columns_group__"] > *',
        )
        .evaluateAll(
          (cells) =>
            cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
              .length,
        );
    await expect.poll(cut).toBe(0);
    await expect.poll(width).toBeGreaterThan(closed);
    await toggle('Blue Fjord');
    await expect.poll(width).toBe(closed);
  },
);
