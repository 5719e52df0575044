import { stemmer } from 'stemmer';

/** A longer word is no word: what is pasted by mistake must not stall the search. */
const LONGEST_WORD = 40;

/**
 * The words of a name or a text, in lower case: `rowSelectionModel` → row, selection, model; `MuiDataGrid-cell` → mui,
 * data, grid, cell.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));
}

/** Titles of pages, and words of their text: what a site has, not what readers type. */
const CACHED_TEXTS = 10_000;
const cached = new Map<string, readonly string[]>();

/** `wordsOf`, for texts of the site that many queries look at. */
export function cachedWordsOf(text: string): readonly string[] {
  const known = cached.get(text);
  if (known !== undefined) return known;
  if (cached.size === CACHED_TEXTS) cached.clear();
  const words = wordsOf(text);
  cached.set(text, words);
  return words;
}

/** Letters and digits alone: what `rowSelectionModel` and "row selection model" have in common. */
export const squash = (text: string): string => wordsOf(text).join('');

/** `sorting` → sort, `columns` → column, `validation` → valid: English by Porter's rules; other scripts stay as they are. */
export const stemOf = (word: string): string => stemmer(word);

/** A word and its stem. */
export function formsOf(word: string): string[] {
  const stem = stemOf(word);
  return stem === word ? [word] : [word, stem];
}

/** More words are a sentence, not a name: joining them would find nothing. */
const JOINED_WORDS = 8;

/**
 * What a name is found by: its words and their stems, each two neighbors as one (`datagrid`), and the ends of the whole
 * as one (`rowselectionmodel`, `selectionmodel`).
 * @param words of the name, from `wordsOf`.
 */
export function termsOfName(words: readonly string[]): string[] {
  const terms = new Set(words.flatMap(formsOf));
  words.slice(1).forEach((word, i) => terms.add(`${words[i]}${word}`));
  if (words.length <= JOINED_WORDS) {
    words.slice(0, -1).forEach((_, i) => terms.add(words.slice(i).join('').slice(0, LONGEST_WORD)));
  }
  return [...terms];
}
