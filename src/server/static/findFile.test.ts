import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExport, type ExportFixture } from '../exportFixture.ts';
import { findFile } from './findFile.ts';

let site: ExportFixture;

beforeAll(async () => {
  site = await createExport({
    'index.html': 'root',
    'x/a/index.html': 'A',
    'x/sp ace/index.html': 'space',
    'x/file.js': 'js',
    'folder/without/page.txt': 'text',
  });
});

afterAll(() => site.remove());

const find = (pathname: string) => findFile(site.outFolder, pathname);

describe('findFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/x/a/', 'x/a/index.html'],
    ['/x/sp%20ace/', 'x/sp ace/index.html'],
    ['/x/file.js', 'x/file.js'],
    ['/x/%66ile.js', 'x/file.js'],
  ])('finds %s', async (pathname, file) => {
    expect(await find(pathname)).toMatchObject({
      kind: 'file',
      names: file.split('/'),
      file: { path: path.join(site.outFolder, file) },
    });
  });

  it.each([
    ['/x/a', '/x/a/'],
    ['/x/a/index.html', '/x/a/'],
    ['/x/sp%20ace', '/x/sp%20ace/'],
    ['/x/a/index%2Ehtml', '/x/a/'],
    ['/index.html', '/'],
  ])('leads %s to %s', async (pathname, address) => {
    expect(await find(pathname)).toEqual({ kind: 'elsewhere', pathname: address });
  });

  it.each([
    '/x',
    '/x/',
    '/x/b/',
    '/x/b',
    '/x/index.html',
    '/x/file.js/',
    '/x/file.js/index.html',
    '/x/a/index.html/',
    '/X/A/FILE',
    '/folder/without',
    '/folder/without/',
    '//x/a/',
    '//x/a',
    '/x//a',
    '/x/a//',
    '/x/./a',
    '/x%2Fa/',
    '/x/a/..%2f..%2f..%2f..%2fetc%2fpasswd',
  ])('finds nothing at %s', async (pathname) => {
    expect(await find(pathname)).toEqual({ kind: 'missing' });
  });

  it('tells a malformed path from a missing file', async () => {
    expect(await find('/x/%')).toEqual({ kind: 'malformed' });
    expect(await find('/x/a%00')).toEqual({ kind: 'malformed' });
  });
});
