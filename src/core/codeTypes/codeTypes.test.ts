import { describe, expect, it } from 'vitest';
import {
  codeTypesPath,
  keyOfCode,
  typeOfWord,
  typesOfBlock,
  wordsOf,
  type PageCodeTypes,
} from './codeTypes.ts';

const plain = (text: string) => ({ role: undefined, text });

describe('wordsOf', () => {
  it('finds names with their places, and counts those of one name', () => {
    expect(wordsOf([plain('rows.map(rows)')])).toEqual([
      { name: 'rows', start: 0, nth: 0 },
      { name: 'map', start: 5, nth: 0 },
      { name: 'rows', start: 9, nth: 1 },
    ]);
  });

  it('passes over comments, keywords, strings, numbers and punctuation, and counts their letters', () => {
    const pieces = ['c', 'k', 's', 'n', 'p'].map((role) => ({ role, text: 'name ' }));
    expect(wordsOf([...pieces, { role: 'f', text: 'name' }])).toEqual([
      { name: 'name', start: 25, nth: 0 },
    ]);
  });

  it('takes an attribute with hyphens for one name, and a subtraction for two', () => {
    const names = (text: string) => wordsOf([plain(text)]).map(({ name }) => name);
    expect(names('aria-label a - b $_1')).toEqual(['aria-label', 'a', 'b', '$_1']);
  });
});

describe('keyOfCode', () => {
  it('tells texts apart, and is the same for the same text', () => {
    expect(keyOfCode('a')).toBe(keyOfCode('a'));
    expect(keyOfCode('')).toMatch(/^[0-9a-z]+$/);
    expect(new Set(['', 'a', 'b', 'ab', 'ba'].map(keyOfCode)).size).toBe(5);
  });
});

describe('codeTypesPath', () => {
  it('leads every block to one of the files of its page', () => {
    const paths = Array.from({ length: 50 }, (_, at) =>
      codeTypesPath('charts/bars', keyOfCode(String(at)), 3),
    );
    expect(new Set(paths)).toEqual(
      new Set([0, 1, 2].map((part) => `/x/code-types/charts/bars.${part}.json`)),
    );
  });
});

const TYPES: PageCodeTypes = {
  infos: [
    [': number'],
    ['?: string', 'GridColDef.', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-'],
    ['', 'interface ', '/x/api/data-grid/grid-col-def/'],
  ],
  blocks: { ts: { a: [0, -1, 1], field: 1, GridColDef: 2 }, js: 'ts' },
};

describe('typeOfWord', () => {
  it('tells occurrences of one name apart', () => {
    const after = [0, 1, 2, 3].map((nth) => typeOfWord(TYPES, 'ts', { name: 'a', nth })?.after);
    expect(after).toEqual([': number', undefined, '?: string', undefined]);
  });

  it('goes on with the name in an address that ends with a hyphen', () => {
    expect(typeOfWord(TYPES, 'ts', { name: 'field', nth: 4 })).toEqual({
      name: 'field',
      before: 'GridColDef.',
      after: '?: string',
      href: '/x/api/data-grid/grid-col-def/#grid-col-def-prop-field',
    });
    expect(typeOfWord(TYPES, 'ts', { name: 'GridColDef', nth: 0 })?.href).toBe(
      '/x/api/data-grid/grid-col-def/',
    );
  });

  it('reads a block that is like another one', () => {
    expect(typeOfWord(TYPES, 'js', { name: 'field', nth: 0 })?.after).toBe('?: string');
  });

  it.each(['constructor', '__proto__', 'toString', 'other'])('knows nothing of %s', (name) => {
    expect(typeOfWord(TYPES, 'ts', { name, nth: 0 })).toBeUndefined();
    expect(typeOfWord(TYPES, name, { name: 'a', nth: 0 })).toBeUndefined();
  });
});

describe('typesOfBlock', () => {
  it('lists each name with each of its types once, in the order of the text', () => {
    const words = wordsOf([plain('field a a a field other')]);
    expect(typesOfBlock(TYPES, 'ts', words).map(({ name, after }) => name + after)).toEqual([
      'field?: string',
      'a: number',
      'a?: string',
    ]);
  });
});
