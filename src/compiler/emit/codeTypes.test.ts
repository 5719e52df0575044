import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  codeTypesPath,
  keyOfCode,
  typeOfWord,
  type PageCodeTypes,
} from '#core/codeTypes/codeTypes.ts';
import { emitCodeTypes, partsOf } from './codeTypes.ts';

let generated = '';
beforeEach(() => {
  generated = mkdtempSync(path.join(os.tmpdir(), 'docs-code-types-'));
});
afterEach(() => rmSync(generated, { recursive: true }));

/** A page with blocks of names that no two share, and with a block that is like another one. */
function createPage(blocks: number, names: number): PageCodeTypes {
  const page: PageCodeTypes = { infos: [], blocks: {} };
  for (let at = 0; at < blocks; at += 1) {
    const block = Array.from({ length: names }, (_, n) => {
      const number = page.infos.push([`: ${keyOfCode(`type ${at} ${n}`)}`]) - 1;
      return [`name${n}`, n % 2 === 0 ? number : [number, -1]] as const;
    });
    page.blocks[keyOfCode(`ts ${at}`)] = Object.fromEntries(block);
    page.blocks[keyOfCode(`js ${at}`)] = keyOfCode(`ts ${at}`);
  }
  return page;
}

it.each([1, 2, 3, 5])('says the same in %i parts', (count) => {
  const page = createPage(6, 4);
  const parts = partsOf(page, count);
  expect(parts).toHaveLength(count);
  for (const key of Object.keys(page.blocks)) {
    const part = parts[Number.parseInt(key, 36) % count];
    for (const name of ['name0', 'name1', 'name3', 'other']) {
      for (const nth of [0, 1]) {
        expect(part && typeOfWord(part, key, { name, nth })).toEqual(
          typeOfWord(page, key, { name, nth }),
        );
      }
    }
  }
});

it('writes as many files as keep each light, and removes those of before', () => {
  const page = createPage(60, 30);
  expect(brotliCompressSync(JSON.stringify(page)).length).toBeGreaterThan(6_000);
  const counts = emitCodeTypes(
    generated,
    new Map([
      ['a/heavy', page],
      ['a/light', createPage(1, 1)],
    ]),
  );
  expect(counts.get('a/light')).toBe(1);
  const count = counts.get('a/heavy') ?? 0;
  expect(count).toBeGreaterThan(1);
  const folder = path.join(generated, 'static/x/code-types/a');
  expect(readdirSync(folder)).toHaveLength(count + 1);
  const key = keyOfCode('js 7');
  const file = path.join(generated, 'static', codeTypesPath('a/heavy', key, count));
  const part = JSON.parse(readFileSync(file, 'utf8')) as PageCodeTypes;
  expect(brotliCompressSync(JSON.stringify(part)).length).toBeLessThanOrEqual(6_000);
  expect(typeOfWord(part, key, { name: 'name0', nth: 0 })).toEqual(
    typeOfWord(page, key, { name: 'name0', nth: 0 }),
  );
  emitCodeTypes(generated, new Map([['a/light', createPage(1, 1)]]));
  expect(readdirSync(folder)).toEqual(['light.0.json']);
});
