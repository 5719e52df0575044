import { describe, expect, it } from 'vitest';
import {
  oneLine,
  SHORT_LIMIT,
  shortType,
  splitOutside,
  typeOfText,
  withoutUndefined,
} from './typeText.ts';

describe('oneLine', () => {
  it('joins lines and drops comments and a leading bar', () => {
    expect(oneLine("\n  | 'a' // first\n  | 'b'")).toBe("'a' | 'b'");
    expect(oneLine('{\n  /** The id. */\n  id: string;\n}')).toBe('{ id: string }');
  });
});

describe('splitOutside', () => {
  it('ignores separators in brackets and quotes', () => {
    expect(splitOutside("A<'x | y'> | (B | C)[] | 'a|b'", '|')).toEqual([
      "A<'x | y'>",
      '(B | C)[]',
      "'a|b'",
    ]);
  });

  it('does not take an arrow for a closing bracket', () => {
    expect(splitOutside('Array<() => A | B> | C', '|')).toEqual(['Array<() => A | B>', 'C']);
  });
});

describe('withoutUndefined', () => {
  it('leaves the rest of a union', () => {
    expect(withoutUndefined('string | undefined')).toBe('string');
    expect(withoutUndefined('((a: A) => void) | undefined')).toBe('(a: A) => void');
  });

  it('keeps what a function returns', () => {
    expect(withoutUndefined('(a: A) => string | undefined')).toBe('(a: A) => string | undefined');
  });

  it('names no member twice', () => {
    expect(withoutUndefined('((a: A) => void) | ((a: A) => void)')).toBe('(a: A) => void');
  });

  it('keeps brackets that do not embrace the whole text', () => {
    expect(withoutUndefined('(a: A) => (b: B)')).toBe('(a: A) => (b: B)');
    expect(withoutUndefined('(A & B)')).toBe('A & B');
  });
});

describe('shortType', () => {
  it('keeps a text that fits', () => {
    expect(shortType('SxProps<Theme>')).toBe('SxProps<Theme>');
  });

  it('shows the parameter names of a function', () => {
    const text = '(rowSelectionModel: GridRowSelectionModel, details: GridCallbackDetails) => void';
    expect(shortType(text)).toBe('(rowSelectionModel, details) => void');
  });

  it('cuts a union between members', () => {
    const members = Array.from({ length: 20 }, (_, index) => `'member${index}'`);
    const short = shortType(members.join(' | '));
    expect(short).toMatch(/^'member0' \| .*'member\d' \| …$/);
    expect(short.length).toBeLessThanOrEqual(SHORT_LIMIT);
  });

  it('names a generic type and an array of a union', () => {
    expect(shortType(`Wide<${'x'.repeat(80)}>`)).toBe('Wide<…>');
    expect(shortType(`readonly (BarSeries | LineSeries | ${'X'.repeat(60)})[]`)).toBe(
      'readonly (BarSeries | LineSeries | …)[]',
    );
  });

  it('is never longer than a row has room for', () => {
    const texts = [
      `{ a: ${'b'.repeat(90)} }`,
      'n'.repeat(90),
      `(${'p'.repeat(70)}: A) => void`,
      `keyof ${'K'.repeat(70)}`,
    ];
    for (const text of texts) expect(shortType(text).length).toBeLessThanOrEqual(SHORT_LIMIT);
  });
});

describe('typeOfText', () => {
  it('keeps literals only where there are several', () => {
    expect(typeOfText("'a' | 'b'", ["'a'", "'b'"]).literals).toEqual(["'a'", "'b'"]);
    expect(typeOfText("'a'", ["'a'"]).literals).toBeUndefined();
  });
});
