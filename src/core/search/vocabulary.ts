import { distance } from 'fastest-levenshtein';

/** The words that names are made of. */
export interface Vocabulary {
  /** Whether a word begins so: then there is nothing to correct. */
  knows: (beginning: string) => boolean;
  /** Whether it is one as a whole. */
  has: (word: string) => boolean;
  /** What a misspelled word may have been, likeliest first. */
  correct: (word: string, open: boolean) => Correction[];
}

export interface Correction {
  term: string;
  /** Letters that differ; two that changed places count as one. */
  steps: number;
}

/** More candidates are chance. */
const CANDIDATES = 3;

/** A word that may not be finished is also compared with beginnings; that is less sure. */
const UNFINISHED = 0.5;

/** Letters that may differ, by a word's length. Short words have too many neighbors. */
function tolerance(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** @param terms of all names, with repeats: what occurs often was meant more likely. */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const sorted = [...counts.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return {
    has: (word) => counts.has(word),
    knows: (beginning) => sorted[firstFrom(sorted, beginning)]?.startsWith(beginning) ?? false,
    correct: (word, open) => {
      const most = tolerance(word);
      if (most === 0) return [];
      const near: Correction[] = [];
      // Hardly anyone misses the first letter; they do swap it with the second.
      for (const letter of new Set(word.slice(0, 2))) {
        const end = firstFrom(sorted, `${letter}\u{ffff}`);
        for (let at = firstFrom(sorted, letter); at < end; at += 1) {
          const candidate = nearness(sorted[at] ?? '', word, most, open);
          if (candidate.steps <= most) near.push(candidate);
        }
      }
      return near
        .toSorted(
          (a, b) => a.steps - b.steps || (counts.get(b.term) ?? 0) - (counts.get(a.term) ?? 0),
        )
        .filter(({ term }, i, all) => all.findIndex((other) => other.term === term) === i)
        .slice(0, CANDIDATES);
    },
  };
}

/** The place of the first that is not before `word`. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearness(term: string, word: string, most: number, open: boolean): Correction {
  const { length } = word;
  if (term.length < length - most) return { term, steps: Infinity };
  if (term.length <= length + most) return { term, steps: editsBetween(term, word) };
  if (!open) return { term, steps: Infinity };
  const begin = term.slice(0, length);
  return { term: begin, steps: editsBetween(begin, word) + UNFINISHED };
}

function editsBetween(term: string, word: string): number {
  const edits = distance(term, word);
  return edits === 2 && swapped(term, word) ? 1 : edits;
}

/** Two letters side by side changed places, and nothing else. */
function swapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return a[at] === b[at + 1] && a[at + 1] === b[at];
}
