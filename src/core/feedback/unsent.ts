import { readAnswer, type Answer } from './answer.ts';

/*
 * Answers that have not been stored yet, as the browser keeps them for the next visit.
 */

/** So many are kept, the last ones. */
const UNSENT_MAX = 10;
/** A younger one may still be under way, in this tab or another. */
const UNDER_WAY_MS = 15_000;
/** Nobody remembers what an older one was about. */
const TOO_OLD_MS = 30 * 24 * 3_600_000;

export interface Unsent {
  answer: Answer;
  /** What the page or section is called. */
  title: string;
  /** When it was last tried, in ms since the epoch. */
  tried: number;
}

/** The list in what storage holds; whatever makes no sense is left out. */
export function parseUnsent(stored: string | null): Unsent[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(readUnsent) : [];
  } catch {
    return []; // not ours
  }
}

function readUnsent(value: unknown): Unsent[] {
  const { answer: stored, title, tried } = Object(value) as Record<string, unknown>;
  const answer = readAnswer(stored);
  if ('wrong' in answer || typeof title !== 'string' || typeof tried !== 'number') return [];
  return [{ answer, title, tried }];
}

export const printUnsent = (list: readonly Unsent[]): string => JSON.stringify(list);

/** The list with an answer in its last revision. */
export const addUnsent = (list: readonly Unsent[], unsent: Unsent): Unsent[] =>
  [...removeUnsent(list, unsent.answer), unsent].slice(-UNSENT_MAX);

/** The list without an answer, unless a later revision of it waits. */
export const removeUnsent = (list: readonly Unsent[], { key, revision }: Answer): Unsent[] =>
  list.filter(({ answer }) => answer.key !== key || answer.revision > revision);

/** What to offer to send now. */
export const dueUnsent = (list: readonly Unsent[], now: number): Unsent[] =>
  list.filter(({ tried }) => now - tried > UNDER_WAY_MS && now - tried < TOO_OLD_MS);
