import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequestPath } from './requestPath.ts';

describe('readRequestPath', () => {
  it('tells a folder from a file', () => {
    expect(readRequestPath('/x/a/')).toEqual({ kind: 'names', names: ['x', 'a'], folder: true });
    expect(readRequestPath('/x/a.js')).toEqual({
      kind: 'names',
      names: ['x', 'a.js'],
      folder: false,
    });
    expect(readRequestPath('/')).toEqual({ kind: 'names', names: [], folder: true });
  });

  it('decodes each name', () => {
    expect(readRequestPath('/x/%E2%9C%93%20ok')).toMatchObject({ names: ['x', '✓ ok'] });
    expect(readRequestPath('/x/%5B%5B...slug%5D%5D.js')).toMatchObject({
      names: ['x', '[[...slug]].js'],
    });
    expect(readRequestPath('/100%2525')).toMatchObject({ names: ['100%25'] });
  });

  it('has one folder that starts with a dot', () => {
    expect(readRequestPath('/.well-known/mcp/catalog.json')).toEqual({
      kind: 'names',
      names: ['.well-known', 'mcp', 'catalog.json'],
      folder: false,
    });
  });

  it.each(['/%', '/x/%zz', '/%e0%a4', '/%c0%ae%c0%ae/', '/a%00.html', 'x', ''])(
    'calls %j malformed',
    (pathname) => {
      expect(readRequestPath(pathname)).toEqual({ kind: 'malformed' });
    },
  );

  it.each([
    '//',
    '//host/',
    '/x//a/',
    '/..',
    '/../a',
    '/x/../../a',
    '/%2e%2e/a',
    '/.%2e/a',
    '/./a',
    '/x/..%2f..%2fa',
    '/..%5c..%5ca',
    '/x\\..\\a',
    '/a%2Fb',
    '/%2fetc/passwd',
    '/.env',
    '/.git/config',
    '/x/.hidden/',
    '/%2ehidden',
    '/...',
    '/x/.well-known/a',
    '/.well-known/.git/config',
    '/.well-known/../.env',
  ])('calls %j impossible', (pathname) => {
    expect(readRequestPath(pathname)).toEqual({ kind: 'impossible' });
  });

  it('never yields names that leave the folder, whatever is put together', () => {
    const parts = [
      '..',
      '.',
      '%2e%2e',
      '%2E.',
      '%2f',
      '%5c',
      '\\',
      '/',
      '%00',
      '%25',
      '%',
      'a',
      '',
    ];
    for (const one of parts) {
      for (const two of parts) {
        for (const three of parts) {
          for (const pathname of [`/${one}${two}${three}`, `/${one}/${two}/${three}`]) {
            const read = readRequestPath(pathname);
            if (read.kind !== 'names') continue;
            for (const join of [path.posix.join, path.win32.join]) {
              const separator = join === path.posix.join ? '/' : '\\';
              const joined = join(`${separator}out`, ...read.names);
              expect(joined.split(separator)).toEqual(['', 'out', ...read.names]);
            }
          }
        }
      }
    }
  });
});
