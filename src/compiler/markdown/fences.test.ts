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

  it('reads that the other lines are quiet', () => {
    expect(parseFenceMeta('{2} focus')).toEqual({
      lines: [2],
      focus: true,
      diff: false,
      unknown: [],
    });
  });

  it('reads what a change starts from, what it leads to and what makes it', () => {
    expect(
      parseFenceMeta('diff before="x-tree-view 6" after="x-tree-view 7" codemod="v7.0.0/a/b"'),
    ).toEqual({
      lines: [],
      diff: true,
      before: 'x-tree-view 6',
      after: 'x-tree-view 7',
      codemod: 'v7.0.0/a/b',
      unknown: [],
    });
  });

  it.each([
    'title=""',
    'before=""',
    'titel="a"',
    'nocheck',
    'nocheck="later"',
    '{a}',
    'Diff',
    "title='a'",
  ])('does not know %s', (meta) => {
    expect(parseFenceMeta(meta)).toEqual({ lines: [], diff: false, unknown: [meta] });
  });
});
