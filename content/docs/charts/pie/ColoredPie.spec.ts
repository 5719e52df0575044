import { expect, test } from '@playwright/test';
import { PieChart } from '@mui/x-charts/PieChart';
import { testDemo } from '#tests/support/demo.ts';
import { chartMarkupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'gives each answer its own color, the same in the slice and in the legend',
  async ({ stage }) => {
    const arcs = stage.locator('.MuiPieArc-root');
    await expect(arcs).toHaveCount(3);
    const slices = await arcs.evaluateAll((all) =>
      all.map((arc) => arc.getAttribute('fill')),
    );
    expect(new Set(slices).size).toBe(3);
    const marks = await stage
      .getByRole('listitem')
      .locator('svg [fill]')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('fill')));
    expect(marks).toEqual(slices);
  },
);

test('takes no color for a whole series', () => {
  const draw = (series: object) =>
    chartMarkupOf(PieChart, {
      series: [{ data: [{ value: 1, label: 'Yes' }, { value: 2 }], ...series }],
    });
  // Proves: color on the series has no effect
  expect(draw({ color: 'red' })).toBe(draw({}));
  expect(draw({ data: [{ value: 1, color: 'red' }] })).toContain('red');
});
