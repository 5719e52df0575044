import { isEmptyWord } from '#core/search/query.ts';
import { wordsOf } from '#core/search/words.ts';

/** A stretch of a text: from and to, as offsets. */
export type Mark = readonly [from: number, to: number];

/** A shorter word stands in half of all names. */
const SHORTEST = 2;

/** The words of a text, and the parts of its names, that begin with a word of the query: `model` in `sortModel`, not `or` in `sort`. */
export function marksOf(text: string, query: string): Mark[] {
  const words = wordsOf(query).filter((word) => word.length >= SHORTEST);
  const telling = words.filter((word) => !isEmptyWord(word));
  // Of two that begin alike, the longer one is marked.
  const wanted = (telling.length > 0 ? telling : words).toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return [];
  // Words are letters and digits: nothing in them means something to a pattern.
  const found = text.matchAll(new RegExp(wanted.join('|'), 'giu'));
  return [...found]
    .filter(({ index }) => beginsWord(text, index))
    .map(({ 0: word, index }) => [index, endOfWord(text, index + word.length)]);
}

/** `sort` is marked as far as the word goes: in `sorting` as a whole, in `sortModel` without the model. */
const endOfWord = (text: string, from: number): number =>
  from + (/^\p{Ll}*/u.exec(text.slice(from))?.[0].length ?? 0);

function beginsWord(text: string, at: number): boolean {
  const before = text.slice(0, at).at(-1) ?? '';
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  return /[\p{Ll}\p{N}]/u.test(before) && /^\p{Lu}/u.test(text.slice(at));
}
