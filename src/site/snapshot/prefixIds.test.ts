import { expect, it } from 'vitest';
import { prefixIds } from './prefixIds.ts';
import { printTree, type Leaf } from './tree.ts';

it('gives ids a prefix, and all that refers to them, rules among it', () => {
  const tree: Leaf = {
    tag: 'svg',
    attributes: { class: 'mui-a1 chart', 'aria-labelledby': 'title other' },
    children: [
      { tag: 'linearGradient', attributes: { id: 'sun' }, children: [] },
      { tag: 'title', attributes: { id: 'title' }, children: [] },
      { tag: 'path', attributes: { fill: 'url(#sun)' }, children: [] },
      { tag: 'use', attributes: { href: '#sun' }, children: [] },
      { tag: 'a', attributes: { href: '#elsewhere', id: 'Bars-3' }, children: [] },
    ],
  };
  const css = { a1: '.mui-a1 path{fill:url("#sun");}', b2: '.mui-b2{fill:url(#elsewhere);}' };
  prefixIds([tree], css, 'Bars-');
  expect(printTree(tree)).toBe(
    '<svg class="mui-a1-Bars- chart" aria-labelledby="Bars-title other">' +
      '<linearGradient id="Bars-sun"></linearGradient><title id="Bars-title"></title>' +
      '<path fill="url(#Bars-sun)"></path><use href="#Bars-sun"></use>' +
      '<a href="#elsewhere" id="Bars-3"></a></svg>',
  );
  expect(css).toEqual({
    'a1-Bars-': '.mui-a1-Bars- path{fill:url("#Bars-sun");}',
    b2: '.mui-b2{fill:url(#elsewhere);}',
  });
});
