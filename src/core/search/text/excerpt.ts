import type { Excerpt } from '../engine.ts';
import { cachedWordsOf, stemOf } from '../words.ts';
import type { Subject } from './find.ts';

/** A line or two. Characters. */
const EXCERPT_LENGTH = 180;

/** On a phone, two lines are shown: a word that comes later is not seen. Characters. */
const SEEN_ON_PHONES = 70;

/** What is left before such a word. */
const BEFORE_WORD = 40;

/** How much more of the query another stretch of the text must have. */
const MORE = 1.15;

/** What may be a word of the text: `rowSelectionModel` is one, with words in it. */
const WORD = /[\p{L}\p{N}_$]+/gu;

interface Mark {
  from: number;
  to: number;
  /** Which subject of the query it is about. */
  subject: number;
}

/** The stretch of a text that has most of what the query is about, with the places of the words. */
export function excerptOf(text: string, subjects: readonly Subject[]): Excerpt {
  const marks = marksIn(text, subjects);
  const start = withWordSeen(text, marks, bestStart(text, marks, subjects));
  const end = endOf(text, start);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length && !text.slice(start, end).endsWith('…') ? ' …' : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${after}`,
    marks: marks
      .filter(({ from, to }) => from >= start && to <= end)
      .map(({ from, to }) => [from + shift, to + shift]),
  };
}

/** The words of a text that the query has, in any of its ways to say them. */
function marksIn(text: string, subjects: readonly Subject[]): Mark[] {
  const subjectOf = new Map<string, number>();
  subjects.forEach(({ sayings }, subject) => {
    for (const { terms } of sayings) for (const term of terms) subjectOf.set(term, subject);
  });
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const terms = [...cachedWordsOf(word).map(stemOf), word.toLowerCase()];
    const subject = terms.map((term) => subjectOf.get(term)).find((one) => one !== undefined);
    return subject === undefined ? [] : [{ from: index, to: index + word.length, subject }];
  });
}

/** Where sentences begin. */
const sentencesIn = (text: string): number[] => [
  0,
  ...[...text.matchAll(/[.!?:] (?=\S)/g)].map(({ index }) => index + 2),
];

/** The beginning of the sentence from which most subjects are in reach. */
function bestStart(text: string, marks: readonly Mark[], subjects: readonly Subject[]): number {
  const starts = sentencesIn(text);
  let best = { start: 0, worth: 0 };
  for (const start of starts) {
    const seen = new Set(
      marks
        .filter(({ from, to }) => from >= start && to <= start + EXCERPT_LENGTH)
        .map(({ subject }) => subject),
    );
    const worth = [...seen].reduce((sum, subject) => sum + (subjects[subject]?.rarity ?? 0), 0);
    // The beginning says what the section is about: another stretch must say clearly more.
    if (worth > best.worth * MORE) best = { start, worth };
  }
  return best.start;
}

/** Where the first mark comes too late: the sentence that has it, or a word in that. */
function withWordSeen(text: string, marks: readonly Mark[], start: number): number {
  const first = marks.find(({ from }) => from >= start);
  if (first === undefined || first.to <= start + SEEN_ON_PHONES) return start;
  const sentence = sentencesIn(text).findLast((begin) => begin <= first.from) ?? start;
  if (first.to <= sentence + SEEN_ON_PHONES || first.from <= sentence + BEFORE_WORD)
    return sentence;
  const space = text.indexOf(' ', first.from - BEFORE_WORD);
  return space < 0 || space >= first.from ? first.from : space + 1;
}

function endOf(text: string, start: number): number {
  if (text.length <= start + EXCERPT_LENGTH) return text.length;
  const space = text.lastIndexOf(' ', start + EXCERPT_LENGTH);
  return space > start ? space : start + EXCERPT_LENGTH;
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  const end = /[.!?](?= [\p{Lu}“])/u.exec(text);
  return end === null ? excerptOf(text, []).text : text.slice(0, end.index + 1);
}
