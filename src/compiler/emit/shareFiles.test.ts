import { describe, expect, it } from 'vitest';
import type { DemoFrame } from '../demos/frame.ts';
import type { UnprintedCode, UnprintedFile } from '../print/unprintedCode.ts';
import { shareFiles } from './shareFiles.ts';

const file = (name: string, text: string): UnprintedFile => ({
  name,
  lines: { ts: 1, js: 1 },
  code: { code: [{ pieces: [{ text }] }] },
});

const variant = (
  styling: UnprintedCode['styling'],
  ...files: UnprintedCode['files']
): UnprintedCode => ({ styling, files });

const demo = (name: string, ...variants: UnprintedCode[]): [string, DemoFrame] => [
  name,
  {
    name,
    page: 'data-grid/sorting',
    words: name.toLowerCase(),
    source: `${name}.tsx`,
    open: true,
    variants,
  },
];

/** Of each file of each styling of each demo: its code, or whose it is. */
const shared = (...demos: [string, DemoFrame][]): string[] =>
  [...shareFiles(new Map(demos)).values()].flatMap(({ name, variants }) =>
    variants.flatMap(({ styling, files }) =>
      files.map((each) => {
        const what =
          'sharedWith' in each
            ? `as ${each.sharedWith.demo} ${each.sharedWith.styling}, ${each.sharedWith.words}`
            : each.code.code
                .map(({ pieces }) => pieces.map(({ text }) => text).join(''))
                .join('\n');
        return `${name} ${styling} ${each.name}: ${what}`;
      }),
    ),
  );

const rows = file('rows.ts', 'const rows = [];');

describe('shareFiles', () => {
  it('leaves the code of a file with the first demo that has it', () => {
    expect(
      shared(
        demo('One', variant('system', file('One.tsx', '1'), rows)),
        demo('Two', variant('system', file('Two.tsx', '2'), file('more.ts', 'more'), rows)),
        demo('Three', variant('system', file('Three.tsx', '3'), rows)),
      ),
    ).toEqual([
      'One system One.tsx: 1',
      'One system rows.ts: const rows = [];',
      'Two system Two.tsx: 2',
      'Two system more.ts: more',
      'Two system rows.ts: as One system, one',
      'Three system Three.tsx: 3',
      'Three system rows.ts: as One system, one',
    ]);
  });

  it('shares files between the stylings of a demo', () => {
    expect(
      shared(
        demo(
          'Styled',
          variant('system', file('Styled.tsx', 'sx'), rows),
          variant('css', file('Styled.tsx', 'class'), rows, file('styles.css', '.a {}')),
        ),
      ),
    ).toEqual([
      'Styled system Styled.tsx: sx',
      'Styled system rows.ts: const rows = [];',
      'Styled css Styled.tsx: class',
      'Styled css rows.ts: as Styled system, styled',
      'Styled css styles.css: .a {}',
    ]);
  });

  it('keeps files of one name with other code, and of one code with another name', () => {
    const all = shared(
      demo('One', variant('system', file('One.tsx', '1'), rows)),
      demo('Two', variant('system', file('Two.tsx', '2'), file('rows.ts', 'const rows = [1];'))),
      demo('Three', variant('system', file('Three.tsx', '3'), file('days.ts', 'const rows = [];'))),
    );
    expect(all.filter((line) => line.includes(': as '))).toEqual([]);
  });

  it("keeps a demo's own file, be it the same as another one's", () => {
    const same = file('Same.tsx', 'same');
    expect(
      shared(demo('One', variant('system', same)), demo('Two', variant('system', same))),
    ).toEqual(['One system Same.tsx: same', 'Two system Same.tsx: same']);
  });

  it('keeps the number of lines of a shared file', () => {
    const [, two] = shareFiles(
      new Map([
        demo('One', variant('system', file('One.tsx', '1'), rows)),
        demo('Two', variant('system', file('Two.tsx', '2'), { ...rows, lines: { ts: 9, js: 7 } })),
      ]),
    ).values();
    expect(two?.variants[0]?.files[1]).toMatchObject({ name: 'rows.ts', lines: { ts: 9, js: 7 } });
  });
});
