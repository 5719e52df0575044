import { readFileSync } from 'node:fs';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/* What the page about funnels says of a step that loses everybody, seen in what the chart draws. */

const page = readFileSync('content/docs/charts/funnel/index.md', 'utf8');

type Series = ComponentProps<typeof FunnelChart>['series'][number];

/** For each section, whether its path has a number for each coordinate. */
function sectionsOf(curve: Series['curve'], values: readonly number[]): boolean[] {
  const data = values.map((value, at) => ({ id: at, label: `Step ${at}`, value }));
  const chart = createElement(FunnelChart, { width: 400, height: 300, series: [{ curve, data }] });
  const html = renderToStaticMarkup(chart);
  const paths = [...html.matchAll(/<path [^>]*\bd="(M[^"]*)"/g)].map(([, path = '']) => path);
  return paths.map((path) => !path.includes('NaN'));
}

describe('a funnel that ends with 0', () => {
  it.each(['linear', 'linear-sharp'] as const)('loses two sections with `%s`', (curve) => {
    expect(sectionsOf(curve, [10, 5, 0])).toEqual([true, false, false]);
    expect(sectionsOf(curve, [10, 5, 1])).toEqual([true, true, true]);
  });

  it('loses the section of the 0 with `step`', () => {
    expect(sectionsOf('step', [10, 5, 0])).toEqual([true, true, false]);
  });

  it('is whole with `bump`, which the page recommends for it', () => {
    expect(sectionsOf('bump', [10, 5, 0])).toEqual([true, true, true]);
    expect(sectionsOf('bump', [10, 0, 0])).toEqual([true, true, true]);
    expect(page).toContain("Set `curve: 'bump'` where a step can lose everybody");
  });
});
