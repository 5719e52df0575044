import { BarChart } from '@mui/x-charts/BarChart';
import { expect } from '@playwright/test';
import { chartMarkupOf } from './markup.ts';

/** Where the vertical grid lines and the ticks of three categories are, in pixels. */
function placesOf(tickPlacement: 'start' | 'middle' | 'end'): { lines: number[]; ticks: number[] } {
  const html = chartMarkupOf(BarChart, {
    grid: { vertical: true },
    xAxis: [{ data: ['a', 'b', 'c'], tickPlacement }],
    yAxis: [{ position: 'none' }],
    series: [{ data: [1, 2, 3] }],
  });
  const placesIn = (pattern: RegExp): number[] =>
    [...html.matchAll(pattern)].map(([, x]) => Math.round(Number(x)));
  return {
    lines: placesIn(/ x1="([\d.]+)"[^>]*verticalLine/g),
    ticks: placesIn(/translate\(([\d.]+), 0\)/g),
  };
}

/** Vertical lines stay at the edges of the categories, wherever the ticks are. */
export function expectLinesAtEdges(): void {
  const { lines, ticks } = placesOf('middle');
  expect(lines).toHaveLength(4);
  expect(lines).not.toEqual(expect.arrayContaining(ticks));
  for (const placement of ['start', 'end'] as const) {
    expect(placesOf(placement).lines).toEqual(lines);
    expect(lines).toEqual(expect.arrayContaining(placesOf(placement).ticks));
  }
}
