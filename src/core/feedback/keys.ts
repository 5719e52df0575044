/*
 * Alone in a file, because every page loads it.
 */

/** Where answers that have not been stored are kept in `localStorage`. */
export const UNSENT_KEY = 'docs-feedback-unsent';

/** The reader's vote on a page; shared BEHAVIOUR, Preferences and storage. */
export const ratingKey = (pathname: string): string => `feedback-${pathname}`;
