import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { declarationFiles } from './declarations.ts';
import { printNotice } from './notice.ts';
import { packageFolders, readPackage, readShipped } from './packages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-licenses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, manifest: object, files: Record<string, string> = {}): string {
  const own = path.join(folder, 'node_modules', name);
  mkdirSync(own, { recursive: true });
  writeFileSync(
    path.join(own, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', ...manifest }),
  );
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(own, file), text);
  return own;
}

it('finds the packages of files, those inside of others too', () => {
  expect(
    packageFolders([
      'src/a.ts',
      '(disabled):node_modules/g/index.js',
      'node_modules/b/index.js',
      'node_modules/b/lib/c.js',
      'node_modules/@d/e/index.js',
      'node_modules/@d/e/node_modules/f/index.js',
    ]),
  ).toEqual(['node_modules/@d/e', 'node_modules/@d/e/node_modules/f', 'node_modules/b']);
});

it('finds the declarations that are shipped for the checker', () => {
  const write = (file: string, value: object) => {
    mkdirSync(path.join(folder, 'x/live'), { recursive: true });
    writeFileSync(path.join(folder, 'x/live', file), JSON.stringify(value));
  };
  write('manifest.json', { types: { worker: '/x/live/w.js', packs: { base: '/x/live/b.json' } } });
  write('b.json', {
    '/lib.dom.d.ts': '',
    '/node_modules/@types/a/index.d.ts': '',
    '/node_modules/@types/a/package.json': '',
  });
  expect(declarationFiles(folder)).toEqual(['node_modules/@types/a/index.d.ts']);
});

describe('what a package has built into itself', () => {
  const map = (...sources: string[]) => JSON.stringify({ version: 3, sources });

  it('is read from the map beside its file, with the license where one is installed', () => {
    install(
      'holder',
      { license: 'MIT' },
      {
        'built.js': 'code',
        'built.js.map': map(
          '../node_modules/inner/a.js',
          '../node_modules/@scope/gone/b.js',
          '../node_modules/gone/c.js',
          '../node_modules/holder/d.js',
          'src/e.js',
        ),
        'plain.js': 'code',
      },
    );
    install('inner', { license: 'ISC', version: '2.0.0' }, { LICENSE: 'Inner terms.' });
    const files = ['node_modules/holder/built.js', 'node_modules/holder/plain.js'];
    const notice = printNotice('The site', readShipped(folder, files));
    expect(notice).toContain('contains code of 2 packages');
    expect(notice).toContain('inner, in holder 1.0.0\nLicense: ISC\n\nInner terms.');
    expect(notice).toContain('without texts of their licenses: @scope/gone, gone.');
    const plain = printNotice('The site', readShipped(folder, files.slice(1)));
    expect(plain).toContain('contains code of 1 packages');
    expect(plain).not.toContain('without texts');
  });

  it('is in folders of their own in Next', () => {
    install('next', { license: 'MIT' });
    install('next/dist/compiled/cookie', { license: 'MIT' }, { LICENSE: 'Cookie terms.' });
    const files = ['cookie/index.js', 'nothing/index.js'].map(
      (file) => `node_modules/next/dist/compiled/${file}`,
    );
    const shipped = readShipped(folder, files);
    expect(shipped).toHaveLength(2);
    expect(printNotice('The site', shipped)).toContain('Cookie terms.');
  });

  it('stops the build, too, when its license is not known', () => {
    install('holder', { license: 'MIT' }, { 'a.js.map': map('../node_modules/inner/a.js') });
    install('inner', {});
    const shipped = readShipped(folder, ['node_modules/holder/a.js']);
    expect(() => printNotice('The site', shipped)).toThrow('No license is known of inner@1.0.0.');
  });
});

describe('the notice', () => {
  it('has the name, the version, the license and the text of each package', () => {
    const one = install(
      'one',
      { license: 'MIT' },
      { LICENSE: 'Permission is hereby granted.', 'license.js': 'code' },
    );
    const two = install('two', { license: 'SEE LICENSE IN LICENSE' }, { 'LICENSE.md': 'Pay.' });
    const three = install('three', { license: '(MIT OR Apache-2.0)' });
    const notice = printNotice('The site', [two, one, three].map(readPackage));
    expect(notice).toContain('The site contains code of 3 packages');
    expect(notice).toContain('one 1.0.0\nLicense: MIT\n\nPermission is hereby granted.');
    expect(notice).toContain('two 1.0.0\nLicense: SEE LICENSE IN LICENSE\n\nPay.');
    expect(notice).not.toContain('code\n');
    expect(notice.indexOf('one 1.0.0')).toBeLessThan(notice.indexOf('three 1.0.0'));
  });

  it.each([
    ['says nothing', {}],
    ['refuses it', { license: 'UNLICENSED' }],
    ['names a file that is not there', { license: 'SEE LICENSE IN LICENSE' }],
  ])('stops the build for a package that %s', (_, manifest) => {
    const known = install('known', { license: 'MIT' });
    const unknown = install('unknown', manifest);
    expect(() => printNotice('The site', [known, unknown].map(readPackage))).toThrow(
      'No license is known of unknown@1.0.0. Ask the authors',
    );
  });
});
