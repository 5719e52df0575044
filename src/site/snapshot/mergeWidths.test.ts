import { expect, it } from 'vitest';
import { mergeWidths, WHOLE_WIDTHS, WIDTHS, type Widths } from './mergeWidths.ts';
import { printTree, type Branch, type Leaf } from './tree.ts';

const div = (style: string, ...children: Leaf[]): Branch => ({
  tag: 'div',
  attributes: { style },
  children,
});

const svg = (width: number, ...children: Leaf[]): Branch => ({
  tag: 'svg',
  attributes: { viewBox: `0 0 ${width} 100` },
  children,
});

const merge = (narrow: Leaf, middle: Leaf, wide: Leaf, widths: Widths = WIDTHS): string =>
  mergeWidths(narrow, middle, wide, widths).map(printTree).join('');

it.each([
  ['what never changes', [80, 80, 80], '80px'],
  ['what fills the demo', [316, 600, 712], '100cqi'],
  ['what fills it but for its borders', [314, 598, 710], 'calc(100cqi - 2px)'],
  ['what fills it up to a limit', [314, 418, 418], 'min(418px, 100cqi - 2px)'],
  ['a column that is never narrower', [120, 150, 206], 'max(120px, 50cqi - 150px)'],
  [
    'a column beside one with a least width',
    [100, 199.33, 236.67],
    'min(34.975cqi - 10.52px, 33.339cqi - 0.71px)',
  ],
  ['what shares a row of a wide demo only', [316, 600, 356], 'calc(10.101cqi + 284.08px)'],
] as const)('makes %s a length of its container', (_, [narrow, middle, wide], length) => {
  const at = (width: number) => div(`width:${width}px`);
  expect(merge(at(narrow), at(middle), at(wide))).toBe(`<div style="width:${length}"></div>`);
});

it('knows that a whole page has the padding of its stage, too', () => {
  const at = (width: number) => div(`width:${width}px`);
  const { narrow, middle, wide } = WHOLE_WIDTHS;
  expect(merge(at(narrow - 32), at(middle - 32), at(wide - 32), WHOLE_WIDTHS)).toBe(
    '<div style="width:calc(100cqi - 32px)"></div>',
  );
});

it('keeps what is the same once, text among it', () => {
  const tree = div('height:10px', 'Twelve', svg(24));
  expect(merge(tree, tree, tree)).toBe(
    '<div style="height:10px">Twelve<svg viewBox="0 0 24 100"></svg></div>',
  );
});

it('draws a chart for a screen and for a phone', () => {
  expect(merge(div('', svg(316)), div('', svg(600)), div('', svg(712)))).toBe(
    '<div style><svg viewBox="0 0 712 100" class="snapshot-wide"></svg><svg viewBox="0 0 316 100" class="snapshot-narrow"></svg></div>',
  );
});

it('gives clip paths and gradients of the narrow one names of their own, and no other id twice', () => {
  const at = (width: number) =>
    svg(
      width,
      { tag: 'clipPath', attributes: { id: 'A-clip' }, children: [] },
      { tag: 'g', attributes: { id: 'A-bars', 'clip-path': 'url(#A-clip)' }, children: [] },
    );
  const html = merge(at(316), at(600), at(712));
  expect(html.match(/ id="[^"]*"/g)).toEqual([
    ' id="A-clip"',
    ' id="A-bars"',
    ' id="A-clip-narrow"',
  ]);
  expect(html.match(/url\([^)]*\)/g)).toEqual(['url(#A-clip)', 'url(#A-clip-narrow)']);
});
