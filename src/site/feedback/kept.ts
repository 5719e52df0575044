import type { Answer, Rating } from '#core/feedback/answer.ts';
import { ratingKey, UNSENT_KEY } from '#core/feedback/keys.ts';
import {
  addUnsent,
  parseUnsent,
  printUnsent,
  removeUnsent,
  type Unsent,
} from '#core/feedback/unsent.ts';

/* What the browser keeps of feedback; where storage is refused, memory does until the page is left. */

const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null; // refused
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value); // refused, or full
  }
}

/** The vote on a page; undefined when there is none. */
export function readRating(pathname: string): Rating | undefined {
  const stored = read(ratingKey(pathname));
  if (stored === '1') return 1;
  return stored === '0' ? 0 : undefined;
}

export const keepRating = (pathname: string, rating: Rating): void =>
  write(ratingKey(pathname), String(rating));

export const readUnsent = (): Unsent[] => parseUnsent(read(UNSENT_KEY));

export const keepUnsent = (unsent: Unsent): void =>
  write(UNSENT_KEY, printUnsent(addUnsent(readUnsent(), unsent)));

export const forgetUnsent = (answer: Answer): void =>
  write(UNSENT_KEY, printUnsent(removeUnsent(readUnsent(), answer)));
