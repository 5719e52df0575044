import { expect } from '@playwright/test';
import { barsOf, expectBars, expectProportions } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the data of the chart as a table, with a dash where there is no bar',
  async ({ stage }) => {
    // Proves: This table always has the same values as the chart
    await expectBars(barsOf(stage), (bars) =>
      expectProportions(
        bars.map(({ height }) => height),
        [42, 38, 51, 47, 31, 28, 36],
      ),
    );
    const table = stage.getByRole('table', {
      name: 'How pupils come to school',
    });
    await expect(table.getByRole('row')).toHaveText([
      'ClassOn footBy bike',
      '5a42%31%',
      '5b38%–',
      '6a51%28%',
      '6b47%36%',
    ]);
    await expect(table.getByRole('rowheader')).toHaveText([
      '5a',
      '5b',
      '6a',
      '6b',
    ]);
  },
);
