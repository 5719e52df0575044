import { describe, expect, it } from 'vitest';
import { typeOfWord, wordsOf, keyOfCode } from '#core/codeTypes/codeTypes.ts';
import { highlight } from '../highlight/highlight.ts';
import { textOfCode, type HighlightedCode } from '../highlight/highlightedCode.ts';
import { piecesOf, typesOfPage, type TypedBlock } from './blocks.ts';
import type { FileName } from './describe.ts';

const name = (text: string, after: string, more: object = {}): FileName => ({
  name: text,
  at: 0,
  isType: false,
  before: '',
  after,
  ...more,
});

/** Code of one line without colors. */
const plain = (text: string): HighlightedCode => [{ pieces: [{ text }] }];

const none = (): undefined => undefined;

/** What each word of a block is said to be: `a: number`; a word alone when nothing is known of it. */
function typesIn(blocks: TypedBlock[], code: HighlightedCode, hrefOf = none): string[] {
  const page = typesOfPage(blocks, hrefOf);
  const key = keyOfCode(textOfCode(code));
  return wordsOf(piecesOf(code)).map(
    (word) => word.name + (typeOfWord(page, key, word)?.after ?? ''),
  );
}

describe('piecesOf', () => {
  it.each([
    'const a = <B c="x & y">{1 < 2 ? `${d}` : null}</B>; // why',
    'type A = Record<string, "a" | 1>;',
  ])('gives the text of %s back', async (code) => {
    const highlighted = highlight(code, 'tsx');
    const pieces = piecesOf(highlighted);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(pieces.some(({ role }) => role === 'k')).toBe(true);
  });

  it('has the ends of lines as text, and a linked name in its piece', () => {
    const href = '/b/';
    expect(
      piecesOf([
        {
          mark: 'highlight',
          pieces: [{ role: 't', text: 'AB', links: [{ from: 1, to: 2, href }] }],
        },
        { pieces: [] },
        { pieces: [{ text: '<d> &amp;' }] },
      ]),
    ).toEqual([
      { role: 't', text: 'AB' },
      { role: undefined, text: '\n' },
      { role: undefined, text: '\n' },
      { role: undefined, text: '<d> &amp;' },
    ]);
  });
});

describe('typesOfPage', () => {
  it('says one type of a name once, and several by their order', () => {
    const code = plain('a b a b');
    const names = [name('a', ': 1'), name('b', ': 2'), name('a', ': 1'), name('b', ': 3')];
    expect(typesIn([{ code, names, isScript: false }], code)).toEqual([
      'a: 1',
      'b: 2',
      'a: 1',
      'b: 3',
    ]);
  });

  it('says nothing where it cannot tell the occurrences apart', () => {
    const code = plain('a a a');
    const names = [name('a', ': 1'), name('a', ': 2')];
    expect(typesIn([{ code, names, isScript: false }], code)).toEqual(['a', 'a', 'a']);
  });

  it('leaves words out that are none, such as the text of an element', () => {
    const code = plain('a a');
    const names: FileName[] = [name('a', ': 1'), { name: 'a', at: 1 }];
    expect(typesIn([{ code, names, isScript: false }], code)).toEqual(['a: 1', 'a']);
  });

  it('finds what JavaScript has left of the names', () => {
    const names = [name('a', ': 1', { isType: true }), name('a', ': 2'), name('b', ': 3')];
    const code = plain('a a b');
    const js = plain('a b');
    const blocks = [
      { code, names, isScript: false },
      { code: js, like: code, names, isScript: true },
    ];
    expect(typesIn(blocks, code)).toEqual(['a: 1', 'a: 2', 'b: 3']);
    expect(typesIn(blocks, js)).toEqual(['a: 2', 'b: 3']);
  });

  it('says what holds of a block already by its key', () => {
    const names = [name('a', ': 1'), name('b', ': 2')];
    const blocks = [
      { code: plain('a b'), names, isScript: false },
      { code: plain('b'), like: plain('a b'), names, isScript: false },
    ];
    const page = typesOfPage(blocks, none);
    expect(page.blocks).toEqual({
      [keyOfCode('a b')]: { a: 0, b: 1 },
      [keyOfCode('b')]: keyOfCode('a b'),
    });
  });

  it('keeps the addresses of members without their names', () => {
    const target = { kind: 'member', of: ['A'], name: 'field' } as const;
    const names = [name('field', ': string', { before: 'A.', target })];
    const page = typesOfPage(
      [{ code: plain('field'), names, isScript: false }],
      () => '/x/#a-prop-field',
    );
    expect(page.infos).toEqual([[': string', 'A.', '/x/#a-prop-']]);
  });

  it('has no block for code of which nothing is known', () => {
    expect(
      typesOfPage([{ code: plain('a'), names: [{ name: 'a', at: 0 }], isScript: false }], none),
    ).toEqual({
      infos: [],
      blocks: {},
    });
  });
});
