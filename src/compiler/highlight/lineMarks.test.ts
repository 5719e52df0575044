import { describe, expect, it } from 'vitest';
import { alignMarks, parseLines } from './lineMarks.ts';

describe('parseLines', () => {
  it('reads numbers and ranges', () => {
    expect(parseLines('1, 3-5')).toEqual([1, 3, 4, 5]);
  });

  it.each(['', 'a', '3-', '1;2', '-2'])('reads nothing from %j', (text) => {
    expect(parseLines(text)).toEqual([]);
  });
});

describe('alignMarks', () => {
  const TS = [
    'type Row = { id: number };',
    '<Box>',
    '  <A />',
    '</Box>',
    '<Box>',
    '  <B />',
    '</Box>',
  ].join('\n');
  const JS = ['<Box>', '<A />', '</Box>', '<Box>', '<B />', '</Box>'].join('\n');

  it('follows a line to where it stands, also among others like it', () => {
    expect([
      ...alignMarks(
        TS,
        JS,
        new Map([
          [4, 'highlight'],
          [5, 'highlight'],
        ]),
      ),
    ]).toEqual([
      [3, 'highlight'],
      [4, 'highlight'],
    ]);
  });

  it('has no mark for a line that is written anew', () => {
    expect(
      alignMarks('const a: number = 1;', 'const a = 1;', new Map([[0, 'highlight']])).size,
    ).toBe(0);
  });
});
