import { distance } from 'fastest-levenshtein';

export interface CorrectedTerm {
  term: string;
  weight: number;
}

/** More candidates are chance. */
const CANDIDATES = 3;

/** By how many letters differ. */
const WEIGHTS = [1, 0.75, 0.55];

/** A word that is not finished may become any of its ends. */
const UNFINISHED_WEIGHT = 0.7;

const SHORTEST = 4;

/**
 * What a term that no section has may have been, likeliest first.
 * @param terms near it by the alphabet.
 * @param open the last word of a query may not be finished.
 */
export function correctTerm(
  term: string,
  terms: readonly string[],
  open: boolean,
): CorrectedTerm[] {
  if (term.length < SHORTEST - 1) return [];
  const begun = (open ? terms.filter((one) => one.startsWith(term)) : [])
    .toSorted((a, b) => a.length - b.length)
    .slice(0, CANDIDATES)
    .map((one) => ({ term: one, weight: UNFINISHED_WEIGHT }));
  // What begins a longer word may be a mistake as well.
  const most = begun.length > 0 ? 1 : 2;
  return [...begun, ...misspelled(term, terms, most)];
}

function misspelled(term: string, terms: readonly string[], atMost: number): CorrectedTerm[] {
  const most = Math.min(atMost, tolerance(term));
  return terms
    .filter((one) => Math.abs(one.length - term.length) <= most)
    .map((one) => ({ term: one, steps: stepsBetween(one, term) }))
    .filter(({ steps }) => steps <= most)
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, CANDIDATES)
    .map(({ term: one, steps }) => ({ term: one, weight: WEIGHTS[steps] ?? 0 }));
}

/** Letters that may differ, by a word's length. Short words have too many neighbors. */
function tolerance(term: string): number {
  if (term.length < SHORTEST) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Letters that differ; two neighbors that changed places count as one. */
function stepsBetween(a: string, b: string): number {
  const steps = distance(a, b);
  if (steps !== 2 || a.length !== b.length) return steps;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return swapped ? 1 : steps;
}
