import type { Excerpt } from '../engine.ts';
import { cachedWordsOf, stemOf } from '../words.ts';
import type { Subject } from './find.ts';

/** A line or two. Characters. */
const EXCERPT_LENGTH = 180;

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
  const start = bestStart(text, marks, subjects);
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

/** The beginning of the sentence from which most subjects are in reach. */
function bestStart(text: string, marks: readonly Mark[], subjects: readonly Subject[]): number {
  const starts = [0, ...[...text.matchAll(/[.!?:] (?=\S)/g)].map(({ index }) => index + 2)];
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
