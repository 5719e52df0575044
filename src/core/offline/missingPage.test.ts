import { describe, expect, it } from 'vitest';
import { printMissingPage, type MissingPageWords } from './missingPage.ts';
import { parseToWorker } from './talk.ts';

const words: MissingPageWords = {
  documentTitle: 'Offline – Manual',
  title: 'Offline',
  missing: ['There is no', 'here & now.'],
  retry: 'Again',
  partial: (names) => `In part: ${names.join(', ')}.`,
  kept: 'Kept',
  visited: 'Visited',
  nothing: 'Nothing is here.',
};

const nothing = { address: '/x/react-charts/', products: [], partial: [], pages: [] };

describe('printMissingPage', () => {
  it('says which page is not there, and offers to try again', () => {
    const html = printMissingPage(nothing, words);
    expect(html).toContain('<title>Offline – Manual</title>');
    expect(html).toContain('<h1>Offline</h1>');
    expect(html).toContain('<p>There is no <code>/x/react-charts/</code> here &amp; now.</p>');
    expect(html).toContain('<a href="/x/react-charts/">Again</a>');
    expect(html).toContain('Nothing is here.');
  });

  it('offers what is kept and what was visited, and names what is kept in part', () => {
    const html = printMissingPage(
      {
        ...nothing,
        products: [{ url: '/x/react-data-grid/', title: 'Data Grid' }],
        partial: ['Tree View', 'Charts'],
        pages: [{ url: '/x/react-data-grid/sorting/', title: 'Sorting' }],
      },
      words,
    );
    expect(html).toContain('<h2>Kept</h2>');
    expect(html).toContain('<h2>Visited</h2>');
    expect(html).toContain('<a href="/x/react-data-grid/">Data Grid</a>');
    expect(html).toContain('<a href="/x/react-data-grid/sorting/">Sorting</a>');
    expect(html).toContain('In part: Tree View, Charts.');
    expect(html).not.toContain('Nothing is here.');
  });

  it('takes addresses and titles as text', () => {
    const html = printMissingPage(
      {
        ...nothing,
        address: '/x/"><script>alert(1)</script>/',
        pages: [{ url: '/x/', title: '<b>&' }],
      },
      words,
    );
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;b&gt;&amp;');
  });
});

describe('parseToWorker', () => {
  it('reads what pages say', () => {
    expect(parseToWorker({ kind: 'build' })).toEqual({ kind: 'build' });
    expect(
      parseToWorker({
        kind: 'adopt',
        page: '/x/a/',
        files: ['/_next/static/a.js', 'https://e.com/', 1],
      }),
    ).toEqual({ kind: 'adopt', page: '/x/a/', files: ['/_next/static/a.js'] });
  });

  it.each([
    undefined,
    null,
    'build',
    {},
    { kind: 'adopt', page: '/x/a/' },
    { kind: 'adopt', page: '//e.com/', files: [] },
  ])('ignores %j', (data) => {
    expect(parseToWorker(data)).toBeUndefined();
  });
});
