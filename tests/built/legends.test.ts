import { describe, expect, it } from 'vitest';
import { alikeTo, type Sight } from '../support/colorVision.ts';
import { prosePages } from '../support/pages.ts';

/*
 * The names of a legend are told apart by their colors, also by people with color blindness. Pictures of demos say each color
 * for both schemes: `light-dark(#4254FB,#495AFB)`.
 */

/** Demos with colors that look alike to somebody, and what tells their parts apart instead. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  'charts/bars/BarLabels':
    'each quarter has its two bars in the order of the legend, with their values',
  'charts/bars/GradientBars': 'the forecast is hatched',
  'charts/bars/StyledBars': 'what is planned is a dashed outline',
  'charts/funnel/BasicFunnel': 'the sections are in the order of the legend, with their values',
  'charts/legend/ScrollableLegend': 'it is about a legend that is too long, and says so',
  'charts/line-demo/ForecastBand':
    'the forecast is dashed, and its range an area of the same color',
  'charts/lines/StyledLines': 'what is planned is dashed and has no marks',
  'charts/pyramid/PyramidDirection': 'the layers are in the order of the legend, with their values',
  'charts/styling/ColorPalettes':
    'it compares the palettes, and the table below it says what they lack',
};

const PAGE_COLORS = { light: '#ffffff', dark: '#121212' };

interface Legend {
  demo: string;
  marks: { light: string; dark: string }[];
}

const hexOf = (channels: number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** `#rrggbb` of what stands in a picture, on the page below it. `undefined` for patterns and the color of the text. */
function opaque(color: string, below: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(color)) return color;
  if (/^#[\da-f]{3}$/i.test(color)) return color.replaceAll(/[\da-f]/gi, '$&$&');
  const parts = /^rgba\((\d+), ?(\d+), ?(\d+), ?([\d.]+)\)$/.exec(color)?.slice(1).map(Number);
  if (parts === undefined) return undefined;
  const [alpha = 1] = parts.slice(3);
  const page = [1, 3, 5].map((at) => Number.parseInt(below.slice(at, at + 2), 16));
  return hexOf(parts.slice(0, 3).map((value, at) => value * alpha + (page[at] ?? 0) * (1 - alpha)));
}

function markOf(item: string): Legend['marks'][number] | undefined {
  const [, fill = ''] = /MuiChartsLabelMark-fill"[^>]*? (?:fill|stroke)="([^"]+)"/.exec(item) ?? [];
  const [, light = fill, dark = fill] =
    /^light-dark\(((?:rgba\([^)]*\)|#\w+)), ?((?:rgba\([^)]*\)|#\w+))\)$/.exec(fill) ?? [];
  const colors = {
    light: opaque(light, PAGE_COLORS.light),
    dark: opaque(dark, PAGE_COLORS.dark),
  };
  return colors.light === undefined || colors.dark === undefined
    ? undefined
    : { light: colors.light, dark: colors.dark };
}

function legendsOf(key: string, html: string): Legend[] {
  return html
    .split(' data-stage="')
    .slice(1)
    .flatMap((stage) =>
      stage
        .split('<ul class="MuiChartsLegend-root')
        .slice(1)
        .map((list) => ({
          demo: `${key}/${stage.slice(0, stage.indexOf('"'))}`,
          marks: list
            .slice(0, list.indexOf('</ul>'))
            .split('<li')
            .flatMap((item) => markOf(item) ?? []),
        })),
    );
}

/** Who confuses two marks of a legend, in one of the schemes. */
function confusedBy({ marks }: Legend): Set<Sight> {
  return new Set(
    marks.flatMap((mark, at) =>
      marks
        .slice(0, at)
        .flatMap((other) => [
          ...alikeTo(mark.light, other.light),
          ...alikeTo(mark.dark, other.dark),
        ]),
    ),
  );
}

const charts = prosePages().filter(({ key }) => key === 'charts' || key.startsWith('charts/'));
const legends = charts.flatMap(({ key, html }) => legendsOf(key, html));
const isBuilt = (demo: string): boolean =>
  charts.some(({ key }) => key === demo.slice(0, demo.lastIndexOf('/')));

describe.runIf(charts.length > 0)('legends of charts', () => {
  it('are found in the pictures', () => {
    expect(
      legendsOf(
        'lamps',
        '<b data-stage="A"><ul class="MuiChartsLegend-root x"><li><rect class="MuiChartsLabelMark-fill" width="2" fill="light-dark(rgba(0, 0, 0, 0.5),#fff)"></rect></ul>',
      ),
    ).toEqual([{ demo: 'lamps/A', marks: [{ light: '#808080', dark: '#ffffff' }] }]);
    const withColors = charts.filter(({ html }) => html.includes('MuiChartsLabelMark-fill'));
    expect(legends.filter(({ marks }) => marks.length > 1).length).toBeGreaterThanOrEqual(
      withColors.length,
    );
  });

  it('have colors that people with color blindness tell apart, or something else that tells', () => {
    const confused = legends.filter((legend) => confusedBy(legend).size > 0);
    expect([...new Set(confused.map(({ demo }) => demo))].toSorted()).toEqual(
      Object.keys(TOLD_OTHERWISE).filter(isBuilt).toSorted(),
    );
  });
});
