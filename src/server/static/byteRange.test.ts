import { describe, expect, it } from 'vitest';
import { readRange } from './byteRange.ts';

const SIZE = 10;
const part = (first: number, last: number) => ({ kind: 'part', first, last });

describe('readRange', () => {
  it.each([
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-9', part(0, 9)],
    ['bytes=9-9', part(9, 9)],
    ['bytes=3-5', part(3, 5)],
    ['bytes=3-', part(3, 9)],
    ['bytes=9-', part(9, 9)],
    ['bytes=3-10', part(3, 9)],
    ['bytes=3-99999999999999999999999', part(3, 9)],
    ['bytes=-1', part(9, 9)],
    ['bytes=-10', part(0, 9)],
    ['bytes=-11', part(0, 9)],
    ['Bytes= 1-2 ', part(1, 2)],
    ['bytes=007-8', part(7, 8)],
  ])('reads %j', (header, expected) => {
    expect(readRange(header, SIZE)).toEqual(expected);
  });

  it.each([
    'bytes=10-',
    'bytes=10-10',
    'bytes=99-100',
    'bytes=99999999999999999999999-',
    'bytes=-0',
  ])('cannot satisfy %j', (header) => {
    expect(readRange(header, SIZE)).toEqual({ kind: 'unsatisfiable' });
  });

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-3',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=--1',
    'bytes=+1-2',
    '0-5',
    'lines=0-5',
    'bytes=0-1,3-4',
    'bytes=0-1,',
  ])('does not look at %j', (header) => {
    expect(readRange(header, SIZE)).toEqual({ kind: 'whole' });
  });

  it('has no part of an empty file', () => {
    expect(readRange('bytes=0-0', 0)).toEqual({ kind: 'unsatisfiable' });
    expect(readRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
    expect(readRange('bytes=-1', 0)).toEqual({ kind: 'whole' });
  });

  it('stays within the file for every range', () => {
    for (let size = 0; size < 5; size += 1) {
      for (let from = 0; from < 7; from += 1) {
        for (const header of [`bytes=${from}-`, `bytes=-${from}`, `bytes=${from}-${from + 1}`]) {
          const range = readRange(header, size);
          if (range.kind !== 'part') continue;
          expect(range.first).toBeGreaterThanOrEqual(0);
          expect(range.last).toBeGreaterThanOrEqual(range.first);
          expect(range.last).toBeLessThan(size);
        }
      }
    }
  });
});
