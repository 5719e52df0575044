import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedUnits, rememberPassed, UNIT_FOLDERS } from './passedUnits.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'docs-passed-'));
  write('package-lock.json', '{}');
  write('src/core/errors.ts', '1');
  write('src/site/page/Toc.tsx', '2');
  write('content/docs/charts/index.md', '3');
  write('docs/islands.md', '4');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const changed = (): string[] => [...changedUnits(root).keys()];

it('runs everything at first, and after it passed, nothing', () => {
  expect(changed()).toEqual(UNIT_FOLDERS);
  rememberPassed(root, changedUnits(root));
  expect(changed()).toEqual([]);
});

it.each([
  ['a package', 'package-lock.json', UNIT_FOLDERS],
  ['a rule of core', 'src/core/errors.ts', UNIT_FOLDERS],
  ['a component', 'src/site/page/Toc.tsx', ['src/compiler', 'src/site', 'src/server', 'tests']],
  ['a file that is new', 'src/server/new.ts', ['src/compiler', 'src/server', 'tests']],
  ['a component of markup', 'src/markup/Tab.tsx', UNIT_FOLDERS.slice(1)],
  ['a table', 'content/site.ts', UNIT_FOLDERS],
  ['a page', 'content/docs/charts/index.md', ['src/compiler', 'src/server', 'tests']],
  ['a document', 'docs/islands.md', ['src/compiler', 'src/server', 'tests']],
  ['what the compiler writes', '.generated/routes.json', []],
])('runs what may read it after an edit of %s', (_, file, expected) => {
  rememberPassed(root, changedUnits(root));
  write(file, 'edited');
  expect(changed()).toEqual(expected);
});

it('remembers only what passed, and takes nonsense for nothing', () => {
  const all = changedUnits(root);
  rememberPassed(root, new Map([...all].slice(0, 1)));
  expect(changed()).toEqual(UNIT_FOLDERS.slice(1));
  for (const nonsense of ['', '{', 'null', '7', '["a"]']) {
    write('node_modules/.cache/units-passed.json', nonsense);
    expect(changed()).toEqual(UNIT_FOLDERS);
  }
});
