import { expect, it } from 'vitest';
import { pictureOf } from './picture.ts';

const css = {
  '1a': '.mui-1a{fill:light-dark(#111,#eee);}',
  '2b': '.mui-2b .unused{fill:red;}',
};

const chart = (width: number, kind = '') =>
  `<svg viewBox="0 0 ${width} 200" class="mui-1a${kind}" aria-label="Loaves sold">` +
  '<g data-series="rye"><rect x="0" cursor="unset" fill="light-dark(#4254FB,#495AFB)"></rect></g></svg>';

it('makes a file of the chart, with its rules and both schemes', async () => {
  const picture = await pictureOf({ html: `<div><p>Legend</p>${chart(316)}</div>`, css });
  expect(picture).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 316 200" width="316" height="200" class="mui-1a">' +
      '<style><![CDATA[:root{color-scheme:light dark}.mui-1a{fill:light-dark(#111,#eee)}]]></style>' +
      '<g><rect x="0" fill="light-dark(#4254FB,#495AFB)"></rect></g></svg>',
  );
});

it('takes the drawing for a phone where there are two', async () => {
  const html = chart(316, ' snapshot-narrow') + chart(712, ' snapshot-wide');
  expect(await pictureOf({ html, css })).toContain('viewBox="0 0 316 200"');
});

it('takes the largest of several charts, and no icon', async () => {
  const icon = '<svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>';
  expect(await pictureOf({ html: icon + chart(120) + chart(240), css })).toContain('0 0 240 200');
  expect(await pictureOf({ html: icon, css })).toBeUndefined();
});

it('takes a drawing with all that is nested in it', async () => {
  const nested = '<svg viewBox="0 0 100 100"><svg viewBox="0 0 90 90"></svg><path></path></svg>';
  expect(await pictureOf({ html: nested, css: {} })).toMatch(/<path><\/path><\/svg>$/);
});

it('brings along what another drawing of the demo fills it with', async () => {
  const dots = '<pattern width="4" id="dots"><circle r="1"></circle></pattern>';
  const html =
    `<svg width="0" height="0"><defs>${dots}<pattern id="lines"></pattern></defs></svg>` +
    '<svg viewBox="0 0 100 100"><clipPath id="own"></clipPath><g clip-path="url(#own)"><rect fill="url(#dots)"></rect></g></svg>';
  expect(await pictureOf({ html, css: {} })).toContain(`</style><defs>${dots}</defs><clipPath`);
});

it('reads attributes, comments and text as a browser does', async () => {
  const html =
    '<!-- <svg viewBox="0 0 900 900"> --><p title=\'<svg viewBox="0 0 800 800">\'>&lt;svg></p>' +
    '<svg data-a="></svg>" viewBox="0 0 100 100"><text data-b=\'"> role="x"\' aria-hidden="true">a role="b" &amp; c</text></svg>';
  expect(await pictureOf({ html, css: {} })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" class="">' +
      '<style><![CDATA[:root{color-scheme:light dark}]]></style>' +
      '<text aria-hidden="true">a role="b" &amp; c</text></svg>',
  );
});

it('borrows nothing that text alone names', async () => {
  const html =
    '<svg><defs><linearGradient id="a"></linearGradient></defs></svg>' +
    '<svg viewBox="0 0 100 100"><text>url(#a)</text></svg>';
  expect(await pictureOf({ html, css: {} })).not.toContain('<defs>');
});
