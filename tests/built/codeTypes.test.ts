import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CODE_TYPES_FOLDER, type PageCodeTypes } from '#core/codeTypes/codeTypes.ts';

const FOLDER = path.join('out', CODE_TYPES_FOLDER);

/** What a reader fetches to see one type, in bytes after brotli. */
const HEAVIEST = 6_000;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.join(FOLDER, name));

const read = (file: string): string => readFileSync(file, 'utf8');

it('keeps every file of types light', () => {
  expect(files.length).toBeGreaterThan(100);
  const heavy = files.filter((file) => {
    const bytes = existsSync(`${file}.br`)
      ? readFileSync(`${file}.br`).length
      : brotliCompressSync(read(file)).length;
    return bytes > HEAVIEST;
  });
  expect(heavy).toEqual([]);
});

it('leads to pages and anchors of the reference that exist', () => {
  const hrefs = new Set<string>();
  for (const file of files) {
    const { infos, blocks } = JSON.parse(read(file)) as PageCodeTypes;
    const used = new Map<number, string>();
    for (const block of Object.values(blocks)) {
      if (typeof block === 'string') continue;
      for (const [name, entry] of Object.entries(block)) {
        for (const number of [entry].flat()) used.set(number, name);
      }
    }
    infos.forEach(([, , href = ''], number) => {
      if (href !== '') hrefs.add(href.endsWith('-') ? `${href}${used.get(number)}` : href);
    });
  }
  expect(hrefs.size).toBeGreaterThan(500);
  const pages = new Map<string, string>();
  const missing = [...hrefs].filter((href) => {
    const [route = '', anchor] = href.split('#');
    const file = path.join('out', route, 'index.html');
    if (!existsSync(file)) return true;
    const html = pages.get(file) ?? read(file);
    pages.set(file, html);
    return anchor !== undefined && !html.includes(`id="${anchor}"`);
  });
  expect(missing).toEqual([]);
});

it('names no folder of the machine that has built it', () => {
  expect(files.filter((file) => /node_modules|import\(/.test(read(file)))).toEqual([]);
});
