import { describe, expect, it } from 'vitest';
import { checkPlaceholders } from './placeholders.ts';

const markdown = [
  '---',
  '---',
  '## Sorting rows',
  '',
  ':demo[Sorted]',
  '## Filters {#filter}',
].join('\n');

const check = (html: string) =>
  checkPlaceholders({ file: 'a/index.md', html, markdown, demos: [{ name: 'Sorted', line: 5 }] });

const HEADING = '<h2 id="sorting-rows">Sorting rows</h2>';

describe('checkPlaceholders', () => {
  it('accepts placeholders that stand side by side', () => {
    const html = `${HEADING}<div class="island" data-island="section-feedback"><button title="a > b"><br></button></div><div data-island="demo"><b>1</b></div><div data-island="demo-tools"></div>`;
    expect(check(html)).toEqual([]);
  });

  it('names a placeholder that no component takes over, with the line of its demo', () => {
    const html = `${HEADING}<section class="demo" data-demo="Sorted"><div class="x" data-island="chart"></div></section>`;
    expect(check(html)).toMatchObject([
      { file: 'a/index.md', line: 5, message: 'The placeholder "chart" has no component.' },
    ]);
    expect(check(html)[0]?.remedy).toContain('section-feedback');
  });

  it('refuses two islands of one place, with the line of the heading', () => {
    const html =
      '<h2 id="filter">Filters</h2><div data-island="row-filter"><p>Text</p><div data-island="demo"></div></div><div data-island="demo"></div>';
    expect(check(html)).toMatchObject([
      {
        line: 6,
        message:
          'The placeholder "demo" stands inside of the placeholder "row-filter": two islands would take over one place.',
      },
    ]);
  });

  it('finds every problem of a page, and means the whole file before its first heading', () => {
    const found = check('<i data-island="x"></i><i data-island="y"></i>');
    expect(found.map(({ line }) => line)).toEqual([undefined, undefined]);
  });

  it('passes colored code over, unless there is a placeholder in it', () => {
    const code = (inside: string) => `<pre tabindex="0" class="ts"><code>${inside}</code></pre>`;
    const outer = `<div data-island="demo">${code('<i class="k">const</i> a = &lt;b>')}</div>`;
    expect(check(`${HEADING}${outer}${code('<i>x</i>')}<div data-island="demo"></div>`)).toEqual(
      [],
    );
    expect(check(`${HEADING}${outer}${code('<i data-island="chart"></i>')}`)).toMatchObject([
      { line: 3, message: 'The placeholder "chart" has no component.' },
    ]);
  });

  it('takes the text of a style element for text, and a shape that closes itself for closed', () => {
    const html =
      '<div data-island="demo"><style>a::after{content:"<div>"}</style><svg><path d="M0 0"/></svg></div><div data-island="demo"></div>';
    expect(check(html)).toEqual([]);
  });

  it('reads no attribute into text', () => {
    expect(check('<p title=\' \'>Mark it with data-island="x".</p>')).toEqual([]);
  });
});
