import { expect, it } from 'vitest';
import { pictureOf } from './picture.ts';

const css = {
  '1a': '.mui-1a{fill:light-dark(#111,#eee);}',
  '2b': '.mui-2b .unused{fill:red;}',
};

const chart = (width: number, kind = '') =>
  `<svg viewBox="0 0 ${width} 200" class="mui-1a${kind}" aria-label="Loaves sold">` +
  '<g data-series="rye"><rect x="0" cursor="unset" fill="light-dark(#4254FB,#495AFB)"></rect></g></svg>';

it('makes a file of the chart, with its rules and both schemes', () => {
  const picture = pictureOf({ html: `<div><p>Legend</p>${chart(316)}</div>`, css });
  expect(picture).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 316 200" width="316" height="200" class="mui-1a">' +
      '<style><![CDATA[:root{color-scheme:light dark}.mui-1a{fill:light-dark(#111,#eee)}]]></style>' +
      '<g><rect x="0" fill="light-dark(#4254FB,#495AFB)"></rect></g></svg>',
  );
});

it('takes the drawing for a phone where there are two', () => {
  const html = chart(316, ' snapshot-narrow') + chart(712, ' snapshot-wide');
  expect(pictureOf({ html, css })).toContain('viewBox="0 0 316 200"');
});

it('takes the largest of several charts, and no icon', () => {
  const icon = '<svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>';
  expect(pictureOf({ html: icon + chart(120) + chart(240), css })).toContain('0 0 240 200');
  expect(pictureOf({ html: icon, css })).toBeUndefined();
});

it('takes a drawing with all that is nested in it', () => {
  const nested = '<svg viewBox="0 0 100 100"><svg viewBox="0 0 90 90"></svg><path></path></svg>';
  expect(pictureOf({ html: nested, css: {} })).toMatch(/<path><\/path><\/svg>$/);
});

it('brings along what another drawing of the demo fills it with', () => {
  const dots = '<pattern width="4" id="dots"><circle r="1"></circle></pattern>';
  const html =
    `<svg width="0" height="0"><defs>${dots}<pattern id="lines"></pattern></defs></svg>` +
    '<svg viewBox="0 0 100 100"><clipPath id="own"></clipPath><g clip-path="url(#own)"><rect fill="url(#dots)"></rect></g></svg>';
  expect(pictureOf({ html, css: {} })).toContain(`</style><defs>${dots}</defs><clipPath`);
});

it('reads attributes, comments and text as a browser does', () => {
  const html =
    '<!-- <svg viewBox="0 0 900 900"> --><p title=\'<svg viewBox="0 0 800 800">\'>&lt;svg></p>' +
    '<svg data-a="></svg>" viewBox="0 0 100 100"><text data-b=\'"> role="x"\' aria-hidden="true">a role="b" &amp; c</text></svg>';
  expect(pictureOf({ html, css: {} })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" class="">' +
      '<style><![CDATA[:root{color-scheme:light dark}]]></style>' +
      '<text aria-hidden="true">a role="b" &amp; c</text></svg>',
  );
});

it('borrows nothing that text alone names', () => {
  const html =
    '<svg><defs><linearGradient id="a"></linearGradient></defs></svg>' +
    '<svg viewBox="0 0 100 100"><text>url(#a)</text></svg>';
  expect(pictureOf({ html, css: {} })).not.toContain('<defs>');
});
