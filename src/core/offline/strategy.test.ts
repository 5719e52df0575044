import { describe, expect, it } from 'vitest';
import { KEEP_HEADER } from './files.ts';
import { pageAddress, strategyOf } from './strategy.ts';

const get = (pathname: string | undefined, ...headers: string[]) =>
  strategyOf({ method: 'GET', pathname, has: (header) => headers.includes(header) });

describe('strategyOf', () => {
  it.each([
    ['/x/react-data-grid/sorting/', 'page'],
    ['/x/offline/', 'page'],
    ['/x/search/', 'page'],
    ['/_next/data/abc/x/react-data-grid.json', 'page'],
    ['/x/react-data-grid/sorting', 'page'],
    ['/x/react-data-grid/sorting/index.html', 'page'],
    ['/x/react-data-grid/index.md', 'twin'],
    ['/x/react-data-grid/index.js.md', 'twin'],
    ['/x/react-data-grid/llms.txt', 'twin'],
    ['/x/code-types/data-grid/sorting.0.json', 'twin'],
    ['/playground/', 'page'],
    ['/playground', 'page'],
    ['/playground/index.html', 'page'],
    ['/x/live/manifest.json', 'twin'],
    ['/x/sandboxes/data-grid/sorting.json', 'twin'],
    ['/icon.svg', 'page'],
    ['/promotions/themes.svg', 'page'],
    ['/_next/static/chunks/0a.js', 'file'],
    ['/_next/static/media/roboto.woff2', 'file'],
    ['/_next/static/abc/_buildManifest.js', 'file'],
    ['/x/search/entities.json', 'search'],
    ['/x/search/worker.js', 'search'],
    ['/x/search/sections.json', 'text'],
    ['/x/search/terms-0a1b2c3d-7.json', 'text'],
    ['/x/search/page-0a1b2c3d-7.json', 'text'],
  ])('answers %s as a %s', (path, strategy) => {
    expect(get(path)).toBe(strategy);
  });

  it.each([
    '/ads/frame.html',
    '/x/live/frame.html',
    '/x/live/base-1a.js',
    '/x/sw.js',
    '/playground-sw.js',
    '/playgrounds/',
    '/x/offline/products.json',
    '/x/offline/x-data-grid.abc.json',
    '/x/feedback/',
    '/x/api/feedback',
    '/x/demo-data/shipments',
    '/x/mcp',
    '/x/react-data-grid/llms-full.txt',
    '/api/feedback',
    '/mcp',
  ])('leaves %s to the browser', (path) => {
    expect(get(path)).toBe('pass');
  });

  it('leaves other hosts, other methods, parts and what is fetched to be kept to the browser', () => {
    expect(get(undefined)).toBe('pass');
    expect(strategyOf({ method: 'HEAD', pathname: '/x/react-data-grid/', has: () => false })).toBe(
      'pass',
    );
    expect(get('/x/react-data-grid/', 'Range')).toBe('pass');
    expect(get('/_next/static/chunks/0a.js', KEEP_HEADER)).toBe('pass');
  });
});

it.each([
  ['/x/a/', '/x/a/'],
  ['/x/a', '/x/a/'],
  ['/x/a/index.html', '/x/a/'],
  ['/x/a/index.md', '/x/a/index.md'],
  ['/_next/data/b/x/a.json', '/_next/data/b/x/a.json'],
])('knows that %s is the page %s', (pathname, address) => {
  expect(pageAddress(pathname)).toBe(address);
});
