import { describe, expect, it } from 'vitest';
import {
  dataPath,
  parseKeepList,
  parseManifest,
  printManifest,
  uniqueFiles,
  weigh,
  type KeepManifest,
} from './manifest.ts';

const hash = (letter: string): string => letter.repeat(43);

const manifest: KeepManifest = {
  product: 'x-charts',
  build: 'b1',
  files: [
    { url: '/x/react-charts/', sha256: hash('a'), bytes: 100, wire: 30 },
    { url: '/_next/static/chunks/0.js', sha256: hash('b'), bytes: 50, wire: 20 },
  ],
};

describe('manifests', () => {
  it('read as they were printed', () => {
    expect(parseManifest(printManifest(manifest))).toEqual(manifest);
  });

  it.each([
    '',
    '[]',
    'null',
    printManifest(manifest).slice(0, -5),
    printManifest(manifest).replace(hash('a'), 'short'),
    printManifest(manifest).replace('"/x/react', '"//elsewhere/react'),
    printManifest(manifest).replace(',100,', ',-1,'),
    printManifest(manifest).replace(',100,', ',"100",'),
  ])('refuse %j', (text) => {
    expect(() => parseManifest(text)).toThrow('A list of files to keep cannot be read.');
  });

  it('weigh the same content once', () => {
    const [page, chunk] = manifest.files;
    if (page === undefined || chunk === undefined) throw new Error('The fixture has two files.');
    const twice = { ...chunk, url: '/_next/static/chunks/1.js' };
    expect(weigh([page, chunk, twice])).toEqual({ bytes: 150, wire: 50 });
    expect(uniqueFiles([manifest, { ...manifest, files: [page, twice] }])).toHaveLength(2);
  });
});

describe('parseKeepList', () => {
  const list = {
    build: 'b1',
    offers: [
      {
        product: 'x-charts',
        name: 'Charts',
        route: '/x/react-charts/',
        manifest: '/x/offline/x-charts.1.json',
        pages: 3,
        bytes: 150,
        wire: 50,
      },
    ],
  };

  it('reads the list of products', () => {
    expect(parseKeepList(JSON.stringify(list))).toEqual(list);
  });

  it.each([
    '<!doctype html>',
    '{}',
    JSON.stringify({ ...list, offers: [{ ...list.offers[0], manifest: 'https://example.com' }] }),
    JSON.stringify({ ...list, offers: [{ ...list.offers[0], bytes: null }] }),
  ])('refuses %j', (text) => {
    expect(() => parseKeepList(text)).toThrow('cannot be read');
  });
});

describe('dataPath', () => {
  it('is where the router fetches the data of a page', () => {
    expect(dataPath('b1', '/x/react-charts/bars/')).toBe('/_next/data/b1/x/react-charts/bars.json');
  });
});
