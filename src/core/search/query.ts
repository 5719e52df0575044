import type { Vocabulary } from './vocabulary.ts';
import { squash, stemOf, wordsOf } from './words.ts';

/** What a reader says, and what we say: phrases of lower-case words, kept in `content/synonyms.ts`. */
export type Synonyms = readonly (readonly [said: string, meant: readonly string[]])[];

/** A longer query is a paste; its first words say what it is about. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;

/** Words that say nothing about the subject, dropped unless nothing else is left. */
const EMPTY_WORDS = new Set(
  'a also although am an and another any are arent as at be because been being but by can cannot cant could couldnt did didnt do does doesnt doing done dont even for from had has hasnt have havent having how i if im in into is isnt it its ive just lets me might must my not of on one or other our really should shouldnt since so some still such than that the their them then there these they this those though to too us use using very want was wasnt we were what when where which while who whose why will with without wont would wouldnt you your'.split(
    ' ',
  ),
);

/** Whether a word in lower case says nothing about a subject. */
export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word);

/** One thing the query is about, in the words it may be said by. */
export interface Concept {
  alternatives: readonly Alternative[];
}

export interface Alternative {
  terms: readonly string[];
  /** 1 as typed, less for a stem or a synonym. */
  weight: number;
  /** A guess at what a misspelled word may have been. */
  corrected?: true;
}

export interface ParsedQuery {
  concepts: readonly Concept[];
  /** Without what is beyond the longest. */
  typed: string;
  /** The words as typed, without empty ones; when all are empty, all of them. */
  words: readonly string[];
  /** Whether anything says what it is about: "how to" does not. */
  hasSubject: boolean;
  /** The whole as one word: as typed, then corrected and in other words, each with what it is worth. */
  wholes: ReadonlyMap<string, number>;
  /** Stems without empty words, in alphabetical order. */
  stems: string;
}

/** What was not typed may miss what was meant, each in its degree. */
const STEM_WEIGHT = 0.9;
const SYNONYM_WEIGHT = 0.85;
const MENDED_WEIGHTS = [1, 0.85, 0.65, 0.5];

/** Other words for several subjects at once are many, and the first ones the likeliest. */
const MOST_WHOLES = 8;

/** Takes a query apart. Anything may be in it. */
export function parseQuery(
  typed: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
  vocabulary: Vocabulary,
): ParsedQuery {
  const text = typed.slice(0, LONGEST_QUERY);
  const all = wordsOf(text).slice(0, MOST_WORDS);
  const phrases = phrasesOf(all, synonyms);
  const concepts = phrases.map(({ words: own, meant = [] }, at): Concept => {
    const open = at === phrases.length - 1 && own.at(-1) === all.at(-1) && !/\s$/.test(text);
    const corrected = meant.length > 0 ? [] : correctionsOf(own[0] ?? '', open, vocabulary);
    return { alternatives: [...typedOf(tellingOf(own)), ...meant.map(synonym), ...corrected] };
  });
  const words = phrases.flatMap((phrase) => phrase.words);
  const squashed = squash(text);
  const wholes = new Map([
    ...wholesOf(squashed, concepts),
    ...correctedWholes(text, squashed, vocabulary),
  ]);
  const hasSubject = phrases.some(
    (phrase) => phrase.meant !== undefined || !phrase.words.every(isEmptyWord),
  );
  return { typed: text.trim(), concepts, words, hasSubject, wholes, stems: stemsOf(words) };
}

/** A misspelled name is corrected as one word, too: `onRowClik` has a word that says nothing, and one that says much. */
function correctedWholes(
  text: string,
  squashed: string,
  { knows, has, correct }: Vocabulary,
): [whole: string, worth: number][] {
  if (/\s/.test(text.trim()) || has(squashed) || knows(squashed)) return [];
  return correct(squashed, false).map(({ term, steps }) => [
    term,
    MENDED_WEIGHTS[Math.ceil(steps)] ?? 0,
  ]);
}

const withoutEmpty = (words: readonly string[]): string[] =>
  words.filter((word) => !isEmptyWord(word));

/** Without words that say nothing, unless all of them do. */
function tellingOf(words: readonly string[]): readonly string[] {
  const telling = withoutEmpty(words);
  return telling.length > 0 ? telling : words;
}

/** Two names with the same stems say the same: "Disable the sorting", "disable sort". */
export const stemsOf = (words: readonly string[]): string =>
  withoutEmpty(words).map(stemOf).toSorted().join(' ');

const typedOf = (words: readonly string[]): Alternative[] => {
  const stems = words.map(stemOf);
  const typed = { terms: words, weight: 1 };
  const same = stems.every((stem, i) => stem === words[i]);
  return same ? [typed] : [typed, { terms: stems, weight: STEM_WEIGHT }];
};

const synonym = (phrase: string): Alternative => ({
  terms: wordsOf(phrase),
  weight: SYNONYM_WEIGHT,
});

/** What begins a longer word may be a mistake as well: `gridd` in place of `grid`. */
const STEPS_OF_BEGUN = 1;

/** A word may be unfinished, its stem may not: "calender" has the stem of nothing, though "calendar" begins with it. */
function correctionsOf(
  word: string,
  open: boolean,
  { knows, has, correct }: Vocabulary,
): Alternative[] {
  if (has(word) || has(stemOf(word))) return [];
  const most = knows(word) ? STEPS_OF_BEGUN : Infinity;
  return correct(word, open)
    .filter(({ steps }) => steps <= most)
    .map(({ term, steps }) => ({
      terms: [term],
      weight: MENDED_WEIGHTS[Math.ceil(steps)] ?? 0,
      corrected: true,
    }));
}

/** The whole in every combination of words, up to a few. */
function wholesOf(squashed: string, concepts: readonly Concept[]): ReadonlyMap<string, number> {
  let wholes: (readonly [string, number])[] = [['', 1]];
  for (const { alternatives } of concepts) {
    wholes = wholes
      .flatMap(([begin, worth]) =>
        alternatives
          .filter(({ weight }) => weight !== STEM_WEIGHT)
          .map(({ terms, weight }) => [begin + terms.join(''), worth * weight] as const),
      )
      .slice(0, MOST_WHOLES);
  }
  return new Map([[squashed, 1] as const, ...wholes].toReversed());
}

/** Words that say one thing together, with what else it is called. */
interface Phrase {
  words: readonly string[];
  /** Of the table. */
  meant?: readonly string[];
}

/**
 * Takes a query apart into single words and phrases of the table. Words that say nothing are dropped, except in a phrase,
 * such as "check in", and where nothing else is left.
 */
function phrasesOf(
  all: readonly string[],
  synonyms: ReadonlyMap<string, readonly string[]>,
): Phrase[] {
  const phrases: Phrase[] = [];
  let rest = all;
  while (rest.length > 0) {
    const whole = longestPhrase(rest, synonyms);
    if (whole.words.length === 1 && isEmptyWord(rest[0] ?? '')) {
      rest = rest.slice(1);
      continue;
    }
    const telling = longestPhrase(withoutEmpty(rest), synonyms);
    const phrase = whole.words.some(isEmptyWord) ? whole : telling;
    phrases.push(phrase);
    rest = after(rest, phrase.words);
  }
  return phrases.length > 0 ? phrases : all.map((word) => ({ words: [word] }));
}

/** What follows words that stand in a query in this order, with others between them. */
function after(all: readonly string[], words: readonly string[]): readonly string[] {
  let at = 0;
  for (const word of words) at = all.indexOf(word, at) + 1;
  return all.slice(at);
}

/** The longest run of words from the first on that the table knows, by its words or their stems; else one word. */
function longestPhrase(
  words: readonly string[],
  synonyms: ReadonlyMap<string, readonly string[]>,
): Phrase {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const run = words.slice(0, length);
    const meant = synonyms.get(run.join(' ')) ?? synonyms.get(run.map(plain).join(' '));
    if (meant !== undefined) return { words: run, meant };
  }
  return { words: words.slice(0, 1) };
}

/** As the table writes words: `rows` → row. */
const plain = (word: string): string => word.replace(/([^su])s$/, '$1');
