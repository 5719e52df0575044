import { ratingKey, UNSENT_KEY } from '#core/feedback/keys.ts';

/** The reader has voted on this page, or something of theirs was not sent (`#core/feedback/unsent.ts`). */
export function hasFeedback(): boolean {
  try {
    const unsent = localStorage.getItem(UNSENT_KEY);
    return localStorage.getItem(ratingKey(location.pathname)) !== null || (unsent ?? '[]') !== '[]';
  } catch {
    return false; // storage is refused
  }
}
