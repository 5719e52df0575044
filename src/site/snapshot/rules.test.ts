import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { fittingColumn, Layout, tracksOf, withSpacing } from './layout.ts';
import { holds, Rules } from './rules.ts';
import { TextMeasure } from './textWidth.ts';

const ROBOTO = createRequire(import.meta.url).resolve(
  '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
);

it.each([
  ['(min-width:600px)', true],
  ['(min-width: 600px) and (max-width: 699.95px)', false],
  ['(max-width:599.95px), (min-width:1200px)', false],
  ['(pointer: fine)', true],
  ['(pointer: coarse)', false],
  ['(prefers-reduced-motion: reduce)', true],
  ['(prefers-color-scheme: dark)', false],
  ['screen', true],
  ['print', false],
])('answers %s in a window of 700 px', (query, answer) => {
  expect(holds(query, 700)).toBe(answer);
});

it.each([
  ['190px minmax(0, 1fr)', [{ px: 190 }, { fr: 1 }]],
  ['2fr 40px 1fr', [{ fr: 2 }, { px: 40 }, { fr: 1 }]],
  ['auto 1fr', undefined],
  ['1fr 1fr', undefined],
  ['repeat(auto-fill, minmax(100px, 1fr))', undefined],
  ['', undefined],
])('reads the columns of %s', (columns, tracks) => {
  expect(tracksOf(columns)).toEqual(tracks);
});

it.each([
  ['repeat(auto-fit, minmax(200px, 1fr))', 712, 348],
  ['repeat(auto-fill, minmax(200px, 1fr))', 712, (712 - 2 * 16) / 3],
  ['repeat(auto-fit, minmax(200px, 1fr))', 415, 415],
  ['repeat(auto-fit, minmax(200px, 1fr))', 190, 190],
  ['190px minmax(0, 1fr)', 712, undefined],
  ['1fr 1fr', 712, undefined],
])('fits two children into the columns of %s, %i px wide', (columns, width, column) => {
  expect(fittingColumn(columns, { width, gap: 16, children: 2 })).toBe(column);
});

it('gives each of two charts in a row its part of it', () => {
  const { document } = new JSDOM('<main><div class="cards"><p></p><p></p></div></main>').window;
  const [root, card] = [document.querySelector('main'), document.querySelector('p')];
  if (root === null || card === null) throw new Error('The document lacks its parts.');
  const rules = new Rules();
  rules.add(
    '.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }',
  );
  const layout = new Layout(rules, new TextMeasure(ROBOTO));
  layout.begin(root, { width: 712, windowWidth: 1440 });
  expect(layout.width(card)).toBe(348);
  layout.begin(root, { width: 316, windowWidth: 390 });
  expect(layout.width(card)).toBe(316);
});

it('knows the spacing of the theme', () => {
  expect(withSpacing('calc(2 * var(--mui-spacing))')).toBe('16px');
  expect(withSpacing('var(--mui-spacing) calc(0.5 * var(--mui-spacing, 8px))')).toBe('8px 4px');
  expect(withSpacing('calc(var(--other) * 2)')).toBe('calc(var(--other) * 2)');
});

it('gives what is beside a fixed column the rest of a wide stage, and all of a narrow one', () => {
  const { document } = new JSDOM(
    '<main><div class="page"><header></header><nav></nav><section></section></div></main>',
  ).window;
  const [root, main] = [document.querySelector('main'), document.querySelector('section')];
  if (root === null || main === null) throw new Error('The document lacks its parts.');
  const rules = new Rules();
  rules.add(`.page { display: grid; gap: 16px; padding: 16px; }
    .page header { grid-column: 1 / -1; }
    @container (min-width: 640px) { .page { grid-template-columns: 190px minmax(0, 1fr); } }`);
  const layout = new Layout(rules, new TextMeasure(ROBOTO));
  layout.begin(root, { width: 700, windowWidth: 1440 });
  expect(layout.width(main)).toBe(700 - 32 - 190 - 16);
  layout.begin(root, { width: 316, windowWidth: 390 });
  expect(layout.width(main)).toBe(316 - 32);
});

it('gives what was measured its size, unless the demo draws another number of things', () => {
  const { document } = new JSDOM(
    '<main><svg class="MuiSvgIcon-root"></svg><svg><svg></svg></svg><div class="MuiDataGrid-root"></div></main>',
  ).window;
  const [root, icon, chart, grid] = ['main', 'svg', 'main > svg + svg', 'div'].map((selector) =>
    document.querySelector(selector),
  );
  if (root == null || icon == null || chart == null || grid == null)
    throw new Error('The document lacks its parts.');
  const layout = new Layout(new Rules(), new TextMeasure(ROBOTO));
  const drawn = [
    [300, 120],
    [400, 200],
  ] as const;
  layout.begin(root, { width: 700, windowWidth: 1440, drawn });
  expect([chart, grid].map((each) => [layout.width(each), layout.height(each)])).toEqual(drawn);
  expect(layout.width(icon)).toBe(700);
  grid.remove();
  expect([layout.width(chart), layout.height(chart)]).toEqual([700, 0]);
});
