import { describe, expect, it } from 'vitest';
import { typeOfWord, wordsOf, keyOfCode } from '#core/codeTypes/codeTypes.ts';
import { highlight } from '../highlight/highlight.ts';
import { piecesOf, textOfHtml, typesOfPage, type TypedBlock } from './blocks.ts';
import type { FileName } from './describe.ts';

const name = (text: string, after: string, more: object = {}): FileName => ({
  name: text,
  at: 0,
  isType: false,
  before: '',
  after,
  ...more,
});

const none = (): undefined => undefined;

/** What each word of a block is said to be: `a: number`; a word alone when nothing is known of it. */
function said(blocks: TypedBlock[], html: string, hrefOf = none): string[] {
  const page = typesOfPage(blocks, hrefOf);
  const key = keyOfCode(textOfHtml(html));
  return wordsOf(piecesOf(html)).map(
    (word) => word.name + (typeOfWord(page, key, word)?.after ?? ''),
  );
}

describe('piecesOf', () => {
  it.each([
    'const a = <B c="x & y">{1 < 2 ? `${d}` : null}</B>; // why',
    'type A = Record<string, "a" | 1>;',
  ])('gives the text of %s back', async (code) => {
    const html = await highlight(code, 'tsx');
    expect(textOfHtml(html)).toBe(code);
    expect(piecesOf(html).some(({ role }) => role === 'k')).toBe(true);
  });

  it('reads through marks of lines and links', () => {
    expect(piecesOf('<span class="hl"><i class="t">A<a href="/b/">B</a></i>c\n</span>d')).toEqual([
      { role: 't', text: 'A' },
      { role: 't', text: 'B' },
      { role: undefined, text: 'c\n' },
      { role: undefined, text: 'd' },
    ]);
  });
});

describe('typesOfPage', () => {
  it('says one type of a name once, and several by their order', () => {
    const html = 'a b a b';
    const names = [name('a', ': 1'), name('b', ': 2'), name('a', ': 1'), name('b', ': 3')];
    expect(said([{ html, names, isScript: false }], html)).toEqual([
      'a: 1',
      'b: 2',
      'a: 1',
      'b: 3',
    ]);
  });

  it('says nothing where it cannot tell the occurrences apart', () => {
    const html = 'a a a';
    const names = [name('a', ': 1'), name('a', ': 2')];
    expect(said([{ html, names, isScript: false }], html)).toEqual(['a', 'a', 'a']);
  });

  it('leaves words out that are none, such as the text of an element', () => {
    const html = 'a a';
    const names: FileName[] = [name('a', ': 1'), { name: 'a', at: 1 }];
    expect(said([{ html, names, isScript: false }], html)).toEqual(['a: 1', 'a']);
  });

  it('finds what JavaScript has left of the names', () => {
    const names = [name('a', ': 1', { isType: true }), name('a', ': 2'), name('b', ': 3')];
    const html = 'a a b';
    const js = 'a b';
    const blocks = [
      { html, names, isScript: false },
      { html: js, like: html, names, isScript: true },
    ];
    expect(said(blocks, html)).toEqual(['a: 1', 'a: 2', 'b: 3']);
    expect(said(blocks, js)).toEqual(['a: 2', 'b: 3']);
  });

  it('says what holds of a block already by its key', () => {
    const names = [name('a', ': 1'), name('b', ': 2')];
    const blocks = [
      { html: 'a b', names, isScript: false },
      { html: 'b', like: 'a b', names, isScript: false },
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
    const page = typesOfPage([{ html: 'field', names, isScript: false }], () => '/x/#a-prop-field');
    expect(page.infos).toEqual([[': string', 'A.', '/x/#a-prop-']]);
  });

  it('has no block for code of which nothing is known', () => {
    expect(
      typesOfPage([{ html: 'a', names: [{ name: 'a', at: 0 }], isScript: false }], none),
    ).toEqual({
      infos: [],
      blocks: {},
    });
  });
});
