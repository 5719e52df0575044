import type { PreferenceValue } from '../preferences/preferences.ts';

/*
 * Where the compiler leaves what the readers of another library than Day.js fetch: files of their own, so that a page is no
 * longer for those who keep the default.
 */

type Library = PreferenceValue<'dateLibrary'>;

/** Everything of other libraries lies below. */
export const DATES_ROOT = '/x/dates/';

/** The code of a page's examples, highlighted: a `DatedPage` of `markup`. */
export const datedCodePath = (page: string, library: Library): string =>
  `${DATES_ROOT}${library}/${page}.json`;

/** What the sandboxes of a page are made from: `PageSandboxes`, with the examples that exist for the library. */
export const datedSandboxesPath = (page: string, library: Library): string =>
  `${DATES_ROOT}${library}/${page}.sandboxes.json`;
