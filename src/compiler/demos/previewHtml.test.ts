import { describe, expect, it } from 'vitest';
import { isUseful, withoutHalfIds } from './previewHtml.ts';

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
