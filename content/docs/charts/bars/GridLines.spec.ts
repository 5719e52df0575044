import { expect, test } from '@playwright/test';
import { BarChart } from '@mui/x-charts/BarChart';
import { createElement } from 'react';
import { testDemo } from '#tests/support/demo.ts';
import { markupOf } from '#tests/support/markup.ts';

testDemo(
  import.meta.url,
  'draws one line per tick in the chosen directions only',
  async ({ stage }) => {
    const horizontal = stage.locator('.MuiChartsGrid-horizontalLine');
    const vertical = stage.locator('.MuiChartsGrid-verticalLine');
    await expect(horizontal).toHaveCount(4);
    await expect(vertical).toHaveCount(0);
    await stage.getByRole('switch', { name: 'vertical' }).check();
    await expect(vertical).not.toHaveCount(0);
    await stage.getByRole('switch', { name: 'horizontal' }).uncheck();
    await expect(horizontal).toHaveCount(0);
    await stage.getByRole('switch', { name: 'vertical' }).uncheck();
    await expect(vertical).toHaveCount(0);
    await stage.getByRole('switch', { name: 'horizontal' }).check();
    await expect(horizontal).toHaveCount(4);
  },
);

test('keeps vertical lines at the edges of the categories, wherever the ticks are', () => {
  const placesOf = (tickPlacement: 'start' | 'middle' | 'end') => {
    const html = markupOf(
      createElement(BarChart, {
        width: 300,
        height: 200,
        skipAnimation: true,
        grid: { vertical: true },
        xAxis: [{ data: ['a', 'b', 'c'], tickPlacement }],
        yAxis: [{ position: 'none' }],
        series: [{ data: [1, 2, 3] }],
      }),
    );
    return {
      lines: [...html.matchAll(/ x1="([\d.]+)"[^>]*verticalLine/g)].map(
        ([, x]) => Math.round(Number(x)),
      ),
      ticks: [...html.matchAll(/translate\(([\d.]+), 0\)/g)].map(([, x]) =>
        Math.round(Number(x)),
      ),
    };
  };
  // Proves: Vertical grid lines always stay
  const { lines, ticks } = placesOf('middle');
  expect(lines).toHaveLength(4);
  expect(lines).not.toEqual(expect.arrayContaining(ticks));
  for (const placement of ['start', 'end'] as const) {
    expect(placesOf(placement).lines).toEqual(lines);
    expect(lines).toEqual(expect.arrayContaining(placesOf(placement).ticks));
  }
});
