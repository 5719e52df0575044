import { describe, expect, it } from 'vitest';
import { printMissingPage } from './missingPage.ts';
import { parseToWorker } from './talk.ts';

const nothing = { address: '/x/react-charts/', products: [], partial: [], pages: [] };

describe('printMissingPage', () => {
  it('says which page is not there, and offers to try again', () => {
    const html = printMissingPage(nothing);
    expect(html).toContain('<h1>You are offline</h1>');
    expect(html).toContain('<a href="/x/react-charts/">Try again</a>');
    expect(html).toContain('Nothing is kept on this device yet.');
  });

  it('offers what is kept and what was visited, and names what is kept in part', () => {
    const html = printMissingPage({
      ...nothing,
      products: [{ url: '/x/react-data-grid/', title: 'Data Grid' }],
      partial: ['Tree View'],
      pages: [{ url: '/x/react-data-grid/sorting/', title: 'Sorting' }],
    });
    expect(html).toContain('<a href="/x/react-data-grid/">Data Grid</a>');
    expect(html).toContain('<a href="/x/react-data-grid/sorting/">Sorting</a>');
    expect(html).toContain('Partly downloaded: Tree View.');
    expect(html).not.toContain('Nothing is kept');
  });

  it('takes addresses and titles as text', () => {
    const html = printMissingPage({
      ...nothing,
      address: '/x/"><script>alert(1)</script>/',
      pages: [{ url: '/x/', title: '<b>&' }],
    });
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
