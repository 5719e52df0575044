import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldPackages } from '#content/oldPackages.ts';
import { ROOT } from '../paths.ts';
import { afterDiff, beforeDiff, captionOf, checkChange } from './change.ts';

const DIFF = " import * as React from 'react';\n-a();\n+b();\n+c();\n d();";

describe('the sides of a diff', () => {
  it('keep the number of each line', () => {
    expect(beforeDiff(DIFF)).toBe("import * as React from 'react';\na();\n\n\nd();");
    expect(afterDiff(DIFF)).toBe("import * as React from 'react';\n\nb();\nc();\nd();");
  });
});

describe('checkChange', () => {
  const fence = { diff: true, typed: true };

  it('accepts a plain fence and a whole change', () => {
    expect(checkChange({}, { diff: false, typed: false })).toBeUndefined();
    const codemod = 'v7.0.0/tree-view/rename-nodeid';
    expect(
      checkChange({ before: 'x-tree-view 6', after: 'x-tree-view 7', codemod }, fence),
    ).toBeUndefined();
    const camelCase = 'v8.0.0/data-grid/add-showToolbar-prop';
    expect(checkChange({ before: 'x-data-grid 7', codemod: camelCase }, fence)).toBeUndefined();
  });

  it('lists the libraries when one is unknown', () => {
    const problem = checkChange({ before: 'x-tree-view 4' }, fence);
    expect(problem?.message).toBe('No old library is named "x-tree-view 4".');
    expect(problem?.remedy).toContain('x-tree-view 7, x-tree-view 6, lab 5');
  });

  it.each([
    [{ after: 'x-tree-view 7' }, fence, 'no before'],
    [{ codemod: 'v7.0.0/tree-view/rename-nodeid' }, fence, 'no before'],
    [{ before: 'x-tree-view 7' }, { diff: false, typed: true }, 'no diff'],
    [{ before: 'x-tree-view 7' }, { diff: true, typed: false }, 'no diff'],
    [{ before: 'x-tree-view 7', codemod: 'preset-safe' }, fence, 'named "preset-safe"'],
  ])('refuses %j', (change, shown, message) => {
    expect(checkChange(change, shown)?.message).toContain(message);
  });
});

describe('captionOf', () => {
  it('names both versions, and the codemod', () => {
    expect(captionOf({ before: 'x-tree-view 6', after: 'x-tree-view 7' })).toBe(
      'x-tree-view 6.17.0 → 7.29.10',
    );
    const codemod = 'v8.0.0/tree-view/rename-tree-item-2';
    expect(captionOf({ before: 'x-tree-view 7', codemod })).toBe(
      `x-tree-view 7.29.10 → 8.12.0 · codemod ${codemod}`,
    );
  });

  it('names all versions that the result holds for', () => {
    expect(captionOf({ before: 'x-tree-view 6', after: 'x-tree-view 7, documented' })).toBe(
      'x-tree-view 6.17.0 → 7.29.10, 8.12.0',
    );
  });

  it('names the package that another one has become', () => {
    expect(captionOf({ before: 'lab 5', after: 'x-tree-view 6' })).toBe(
      'lab 5.0.0-alpha.120 → x-tree-view 6.17.0',
    );
    expect(captionOf({ before: 'lab 5' })).toBe('lab 5.0.0-alpha.120 → MUI X 8.12.0');
  });
});

const versionIn = (folder: string): string => {
  const file = path.join(ROOT, 'node_modules', folder, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version; // npm guards its shape
};

const minorOf = (version: string): string => version.split('.', 2).join('.');

it.each(Object.entries(oldPackages))('%s is installed in the version it says', (_, old) => {
  const versions = Object.values(old.folders).map(versionIn);
  expect(versions[0]).toBe(old.version);
  expect(new Set(versions.map(minorOf))).toEqual(new Set([minorOf(old.version)]));
});
