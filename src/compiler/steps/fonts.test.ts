import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { CHARACTERS } from './fonts.ts';

/** What pages print beside Latin-1 (`docs/decisions/0032-fonts.md`): arrows, keys, and the sign of a menu. */
const SIGNS = '←→↑↓↔↵⌘⇧⋯';

const packageOf = (name: string): string =>
  path.join(ROOT, 'node_modules/@fontsource-variable', name, 'files');

function charactersOf(file: string): Set<number> {
  const { characterSet } = fontkit.create(readFileSync(file)) as { characterSet: number[] };
  return new Set(characterSet);
}

describe.each(['roboto', 'roboto-mono'])('%s', (name) => {
  const folder = packageOf(name);
  const files = readdirSync(folder).filter((file) => file.endsWith('-wght-normal.woff2'));

  it('has every character that the made file is to draw', () => {
    const known = charactersOf(path.join(folder, `${name}-latin-wght-normal.woff2`));
    expect([...CHARACTERS].filter((one) => !known.has(one.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('has no arrow and no sign of a key in any of its files: readers see those of their own fonts', () => {
    expect(files.length).toBeGreaterThan(4);
    const known = new Set(files.flatMap((file) => [...charactersOf(path.join(folder, file))]));
    expect([...SIGNS].filter((one) => known.has(one.codePointAt(0) ?? 0))).toEqual([]);
  });
});
