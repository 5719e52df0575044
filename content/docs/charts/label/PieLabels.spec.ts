import { expect, test } from '@playwright/test';
import { PieChart } from '@mui/x-charts/PieChart';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'prints the share on each slice that is wide enough, and all of them in the tooltip',
  async ({ stage, page }) => {
    const labels = stage
      .locator('.MuiPieArcLabel-root')
      .filter({ hasText: /./ });
    await expect(labels).toHaveText(['31%', '28%', '19%', '17%']);
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(5);
    await arcs.last().hover();
    await expect(tooltipRows(page)).toHaveText(['Metal5%']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

test('drops a style that is passed to the labels', () => {
  const draw = (pieArcLabel: object) =>
    chartMarkupOf(PieChart, {
      series: [{ arcLabel: 'value', data: [{ value: 1 }, { value: 2 }] }],
      slotProps: { pieArcLabel },
    });
  // Proves: In 8.12.0, a style in slotProps.pieArcLabel
  expect(draw({ style: { fontWeight: 700 } })).toBe(draw({}));
  expect(draw({})).toContain('MuiPieArcLabel-root');
});
