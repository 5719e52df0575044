import { describe, expect, it } from 'vitest';
import { isUseful, withoutHalfIds, withTabStops } from './previewHtml.ts';

describe('withoutHalfIds', () => {
  it('leaves out ids that lack their beginning, and what refers to them', () => {
    const html =
      '<ul id="-rooms" class="a" aria-labelledby="-label"><li><label for="-a">A</label><input id="-a"></li></ul>';
    expect(withoutHalfIds(html)).toBe('<ul class="a"><li><label>A</label><input></li></ul>');
  });

  it('keeps whole ids, other attributes that begin so, and what only reads like one', () => {
    const html =
      '<i id="a-b" tabindex="-1" title=\' id="-b"\' data-id="-c"> id="-d"</i><i id="b" for="c-"></i>';
    expect(withoutHalfIds(html)).toBe(html);
  });
});

describe('withTabStops', () => {
  const item = (name: string, more = '', inside = '') =>
    `<li role="treeitem" tabindex="-1"${more}>${name}${inside}</li>`;
  const tree = (...items: string[]) => `<ul role="tree">${items.join('')}</ul>`;
  /** The text of the items that take the focus, up to what is in them. */
  const stops = (html: string) =>
    [...html.matchAll(/<li role="treeitem" tabindex="0"[^>]*>([^<]*)/g)].map(([, name]) => name);

  it('lets the first item take the focus, and changes nothing else', () => {
    const html = `<button tabindex="-1">a</button>${tree(item('One'), item('Two'))}`;
    expect(withTabStops(html)).toBe(
      html.replace('<li role="treeitem" tabindex="-1">', '<li role="treeitem" tabindex="0">'),
    );
  });

  it.each([
    [
      'the first selected item',
      tree(
        item('One', '', `<ul role="group">${item('In', ' aria-selected="true"')}</ul>`),
        item('Two', ' aria-selected="true"'),
      ),
      ['In'],
    ],
    [
      'the first one that is not disabled',
      tree(item('One', ' aria-disabled="true" aria-selected="true"'), item('Two')),
      ['Two'],
    ],
    ['one in each tree', tree(item('One')) + tree(item('Two'), item('Three')), ['One', 'Two']],
  ])('chooses %s', (_, html, names) => expect(stops(withTabStops(html))).toEqual(names));

  it.each([
    ['a tree that has one', tree(item('One'), '<li role="treeitem" tabindex="0">Two</li>')],
    ['a tree whose items are all disabled', tree(item('One', ' aria-disabled="true"'))],
    ['a tree without items', tree()],
    ['items without a tree', item('One')],
  ])('leaves %s as it is', (_, html) => expect(withTabStops(html)).toBe(html));
});

describe('isUseful', () => {
  it.each([
    ['text', '<p>Twelve <b>open</b> invoices</p>'],
    ['a chart', '<svg class="a" viewBox="0 0 640 300"></svg>'],
    ['a grid with cells', '<div role="grid"><b role="gridcell">Name of the customer</b></div>'],
    [
      'a grid that says why it has none',
      '<div role="grid"><p class="MuiDataGrid-overlayWrapper">No customers yet</p></div>',
    ],
    [
      'text after a legend with lists',
      '<ul class="MuiChartsLegend-root"><li><ul><li>Rain</li></ul></li></ul><p>Rainfall in April</p>',
    ],
  ])('is what has %s', (_, html) => expect(isUseful(html)).toBe(true));

  it.each([
    ['nothing', ''],
    ['a word or two', '<p>Not yet</p>'],
    ['an icon', '<svg viewBox="0 0 24 24"><title>x</title></svg>'],
    ['spaces', '<p>     </p>\n        <p>     </p>'],
    ['a legend', '<ul class="MuiChartsLegend-root"><li>Long-term average of rainfall</li></ul>'],
    [
      'a legend with a list in it',
      '<ul class="MuiChartsLegend-root"><li><ul><li>Rain</li></ul>Long-term average of rainfall</li></ul>',
    ],
    [
      'a grid of headings',
      '<div role="grid"><b role="columnheader">Name of the customer</b></div>',
    ],
    ['signs of tags in an attribute', '<p title="1 > 0 for every customer"></p>'],
  ])('is not what has %s', (_, html) => expect(isUseful(html)).toBe(false));
});
