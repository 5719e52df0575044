import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './fences.ts';

describe('parseFenceMeta', () => {
  it('reads nothing from nothing', () => {
    expect(parseFenceMeta('')).toEqual({ lines: [], diff: false, unknown: [] });
  });

  it('reads a title, lines, diff and the reason for no check, in any order', () => {
    expect(parseFenceMeta('{1, 3-5} diff title="src/My App.tsx" nocheck="needs a server"')).toEqual(
      {
        title: 'src/My App.tsx',
        lines: [1, 3, 4, 5],
        diff: true,
        unchecked: 'needs a server',
        unknown: [],
      },
    );
  });

  it.each(['title=""', 'titel="a"', 'nocheck', 'nocheck="later"', '{a}', 'Diff', "title='a'"])(
    'does not know %s',
    (meta) => {
      expect(parseFenceMeta(meta)).toEqual({ lines: [], diff: false, unknown: [meta] });
    },
  );
});
