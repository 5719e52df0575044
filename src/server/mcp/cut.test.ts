import { describe, expect, it } from 'vitest';
import { countFitting, cut, cutList, MOST_CHARACTERS, readCursor } from './cut.ts';

function parts(text: string): string[] {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const part = cut(text, cursor);
    found.push(part.text);
    cursor = part.nextCursor;
  } while (cursor !== undefined);
  return found;
}

describe('cut', () => {
  it.each([
    ['nothing', ''],
    ['a short text', 'One.\n\nTwo.'],
    ['a text of exactly one part', 'a'.repeat(MOST_CHARACTERS)],
    ['paragraphs', 'A paragraph of some words.\n\n'.repeat(3_000)],
    ['lines without paragraphs', 'A line of some words.\n'.repeat(3_000)],
    ['a paragraph that ends with its part', `${'a'.repeat(MOST_CHARACTERS)}\n\nMore.`],
    ['a paragraph that ends one sign earlier', `${'a'.repeat(MOST_CHARACTERS - 1)}\n\nMore.`],
    ['a line that ends with its part', `${'a'.repeat(MOST_CHARACTERS)}\nMore.`],
    ['one endless line', 'word '.repeat(20_000)],
    ['signs of two halves', '😀'.repeat(30_001)],
    ['signs of two halves, one off', `a${'😀'.repeat(30_001)}`],
  ])('gives back %s, in parts that are not too long', (_, text) => {
    const found = parts(text);
    expect(found.join('')).toBe(text);
    expect(found.every((part) => part.length <= MOST_CHARACTERS)).toBe(true);
    expect(found.filter((part) => /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(part))).toEqual([]);
  });

  it('ends parts between paragraphs, else between lines, else between words', () => {
    expect(cut('A paragraph of some words.\n\n'.repeat(3_000), undefined).text).toMatch(/\n\n$/);
    expect(cut('A line of some words.\n'.repeat(3_000), undefined).text).toMatch(/\n$/);
    expect(cut('words '.repeat(5_000), undefined).text).toMatch(/words $/);
  });
});

describe('cutList', () => {
  it('gives a list in pieces', () => {
    const first = cutList([1, 2, 3], 2, undefined);
    expect(first.items).toEqual([1, 2]);
    expect(cutList([1, 2, 3], 2, first.nextCursor)).toEqual({ items: [3] });
  });
});

describe('readCursor', () => {
  it.each(['', 'abc', 'YXQ6', Buffer.from('at:0').toString('base64url'), 'YXQ6OTk5OTk5'])(
    'refuses %j and says what to pass',
    (cursor) => {
      expect(() => readCursor(cursor, 100)).toThrow('Pass the nextCursor of the last answer');
    },
  );
});

describe('countFitting', () => {
  it.each([
    [[3, 3, 3], 10, 3],
    [[3, 3, 4], 10, 3],
    [[3, 3, 5], 10, 2],
    [[11, 1], 10, 1],
    [[], 10, 0],
  ])('of %j in %d are %d', (sizes, room, count) => {
    expect(countFitting(sizes, room)).toBe(count);
  });
});
