import { readFileSync } from 'node:fs';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/* What the page about lines says of 10,000 values in one chart, counted in what the charts draw. */

const page = readFileSync('content/docs/charts/lines/index.md', 'utf8');

/** A slow wave with noise, to one decimal. */
const values = Array.from(
  { length: 10_000 },
  (_, at) => Math.round((Math.sin(at / 300) * 40 + ((at * 7919) % 23) + 60) * 10) / 10,
);
const positions = values.map((_, at) => at);

/** The function that the page offers, as it stands there. */
async function offered(): Promise<(values: readonly number[], size: number) => number[]> {
  const [, source = ''] = /```ts title="src\/extremes.ts"\n(.*?)```/s.exec(page) ?? [];
  const code = ts.transpile(source, { module: ts.ModuleKind.ESNext });
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (module as { extremes: (values: readonly number[], size: number) => number[] }).extremes;
}

const extremes = await offered();

const common = { width: 800, height: 300, skipAnimation: true, hideLegend: true };
const line = (data: number[], at: number[], series: object): ReactElement =>
  createElement(LineChart, { ...common, xAxis: [{ data: at }], series: [{ data, ...series }] });
const points = values.map((y, x) => ({ id: x, x, y }));
const sampled = extremes(values, 25);
const straight = { showMark: false, curve: 'linear' };

const charts = new Map<string, ReactElement>([
  ['`LineChart`', line(values, positions, {})],
  ['`showMark: false`', line(values, positions, { showMark: false })],
  ["`showMark: false` and `curve: 'linear'`", line(values, positions, straight)],
  [
    'The same, with 800 of the values',
    line(
      sampled.map((at) => values[at] ?? 0),
      sampled,
      straight,
    ),
  ],
  ['`ScatterChart`', createElement(ScatterChart, { ...common, series: [{ data: points }] })],
  [
    '`renderer="svg-batch"`',
    createElement(ScatterChart, { ...common, series: [{ data: points }], renderer: 'svg-batch' }),
  ],
]);

describe('10,000 values', () => {
  it('are 800 when only the lowest and the highest of each 25 are kept, in their order', () => {
    expect(sampled).toHaveLength(800);
    expect(sampled).toEqual([...new Set(sampled)].toSorted((a, b) => a - b));
    expect(Math.max(...sampled.map((at) => values[at] ?? 0))).toBe(Math.max(...values));
  });

  it('are kept once where a group is flat, and to the last where groups are not even', () => {
    expect(extremes([5, 5, 5, 9, 1], 3)).toEqual([0, 3, 4]);
    expect(extremes([], 3)).toEqual([]);
  });

  it.each([...charts])('are drawn as the page says by %s', (name, chart) => {
    const row = page.split('\n').find((each) => each.startsWith(`| ${name} `));
    const [, , shapes, size] = row?.split('|').map((cell) => cell.trim()) ?? [];
    const html = renderToStaticMarkup(chart);
    const svg = html.slice(html.indexOf('<svg'), html.lastIndexOf('</svg>'));
    const drawn = svg.match(/<(?:circle|path)\b/g)?.length ?? 0;
    expect(shapes).toBe(drawn.toLocaleString('en-US'));
    expect(size).toBe(`${Math.round(svg.length / 1000).toLocaleString('en-US')} kB`);
  });
});
