import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '#content/products.ts';
import type { BundledPages } from '#core/browserBundle/scripts.ts';
import { listManifests, readBuild } from './manifests.ts';

const CHUNKS = '/_next/static/chunks';
const SCRIPT = `<script src="${CHUNKS}/main.js"></script>`;

/** An export with two products, one demo and one playground each, and the editor. */
const FILES: Record<string, string> = {
  '/x/react-data-grid/index.html': `${SCRIPT}<link href="${CHUNKS}/a.css">`,
  '/x/react-charts/index.html': SCRIPT,
  '/x/search/index.html': SCRIPT,
  '/x/demo/index.html': '',
  '/x/offline/index.html': '',
  '/playground/index.html': '',
  '/x/live/manifest.json': '{}',
  '/x/live/base.js': 'pack',
  '/x/sandboxes/data-grid.json': '{}',
  '/x/code-types/data-grid.0.json': '{"infos":[]}',
  '/x/code-types/data-grid.1.json': '{"infos":[1]}',
  '/icon.svg': '<svg/>',
  '/promotions/themes.svg': '<svg/>',
  '/_next/data/b1/x/react-data-grid.json': '{"grid":1}',
  '/_next/data/b1/x/react-charts.json': '{"charts":1}',
  [`${CHUNKS}/a.css`]: 'a{src:url(../media/font.woff2)}',
  '/_next/static/media/font.woff2': 'font',
  [`${CHUNKS}/main.js`]:
    '33,e=>{e.v(t=>Promise.all(["static/chunks/edit.js","static/chunks/mirror.js"].map(t=>e.l(t))).then(()=>t(3)))},' +
    '44,e=>{e.v(t=>Promise.all(["static/chunks/menu.js"].map(t=>e.l(t))).then(()=>t(4)))}',
  [`${CHUNKS}/demo-grid.js`]: 'import"./demo-both.js"',
  [`${CHUNKS}/demo-excel.js`]: '1',
  [`${CHUNKS}/demo-form.js`]: '1',
  [`${CHUNKS}/demo-charts.js`]: 'import"./demo-both.js"',
  [`${CHUNKS}/demo-both.js`]: '3',
  [`${CHUNKS}/edit.js`]: 'fetch("/x/live/manifest.json"),"static/chunks/none.js"',
  [`${CHUNKS}/mirror.js`]: '4',
  [`${CHUNKS}/menu.js`]: '5',
  '/x/search/worker.js': 'worker',
  '/x/search/worker.js.br': 'w',
  '/x/search/opensearch.xml': '<xml/>',
  '/x/search/sections.json': '{}',
};

const ROUTES = [
  { route: '/x/react-data-grid/', key: 'data-grid' },
  { route: '/x/react-charts/', key: 'charts' },
];

const chunks = (...names: string[]): string[] => names.map((name) => `${CHUNKS}/demo-${name}.js`);

const BUNDLED: BundledPages = {
  demos: {
    'data-grid': { now: chunks('both', 'grid'), later: chunks('excel') },
    charts: { now: chunks('both', 'charts'), later: [] },
  },
  playgrounds: { 'data-grid': { now: chunks('both', 'form'), later: [] } },
};

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'docs-offline-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(out, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});
afterEach(() => rmSync(out, { recursive: true }));

const urlsOf = (product: string): string[] =>
  listManifests(out, ROUTES, products, { bundled: BUNDLED })
    .find((manifest) => manifest.product === product)
    ?.files.map(({ url }) => url)
    .toSorted() ?? [];

describe('listManifests', () => {
  it('lists the pages of a product, their data, the search, and what all of them load', () => {
    expect(urlsOf('x-data-grid')).toEqual(
      [
        '/_next/data/b1/x/react-data-grid.json',
        `${CHUNKS}/a.css`,
        ...chunks('both', 'excel', 'form', 'grid'),
        `${CHUNKS}/edit.js`,
        `${CHUNKS}/main.js`,
        `${CHUNKS}/menu.js`,
        `${CHUNKS}/mirror.js`,
        '/_next/static/media/font.woff2',
        '/icon.svg',
        '/playground/',
        '/promotions/themes.svg',
        '/x/code-types/data-grid.0.json',
        '/x/code-types/data-grid.1.json',
        '/x/demo/',
        '/x/live/manifest.json',
        '/x/offline/',
        '/x/react-data-grid/',
        '/x/sandboxes/data-grid.json',
        '/x/search/',
        '/x/search/sections.json',
        '/x/search/worker.js',
      ].toSorted(),
    );
  });

  it('leaves the demos of other products out, and what runs edited code', () => {
    const charts = urlsOf('x-charts');
    expect(charts).toEqual(expect.arrayContaining(chunks('both', 'charts')));
    for (const other of ['demo-excel.js', 'demo-form.js', 'demo-grid.js', 'a.css']) {
      expect(charts).not.toContain(`${CHUNKS}/${other}`);
    }
  });

  it('takes the hash of a file that was hashed before', () => {
    const hash = Buffer.from('of before');
    const hashes = new Map([[path.join(out, 'x/search/worker.js'), hash]]);
    const [, grid] = listManifests(out, ROUTES, products, { bundled: BUNDLED, hashes });
    const worker = grid?.files.find(({ url }) => url === '/x/search/worker.js');
    expect(worker).toMatchObject({ sha256: hash.toString('base64url'), bytes: 6, wire: 1 });
  });

  it('tells stored from sent bytes, and the hash of the content', () => {
    const [, grid] = listManifests(out, ROUTES, products, { bundled: BUNDLED });
    expect(grid?.build).toBe('b1');
    expect(grid?.files.find(({ url }) => url === '/x/search/worker.js')).toEqual({
      url: '/x/search/worker.js',
      sha256: 'h-unbn8xZFNARbqSLndw-1i70UrXMrv1um8RzFaYnm4',
      bytes: 6,
      wire: 1,
    });
  });
});

describe('readBuild', () => {
  it('refuses an export with no build, or with two', () => {
    mkdirSync(path.join(out, '_next/data/b2'));
    expect(() => readBuild(out)).toThrow('more than one build');
    rmSync(path.join(out, '_next/data'), { recursive: true });
    expect(() => readBuild(out)).toThrow('no build');
  });
});
