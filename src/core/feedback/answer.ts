/*
 * What a reader says about a page or a section of it. Both ends read it by `readAnswer`: the server what comes in, the
 * browser what it kept for later.
 */

/** Where answers are sent to. */
export const FEEDBACK_PATH = '/x/api/feedback';

/** The routes and sections that can be answered on, as the build writes them into the export. */
export const FEEDBACK_PAGES_FILE = 'x/feedback-pages.json';

/** A new and empty database, packed, as the build writes it beside the export; it is not served. */
export const FEEDBACK_DATABASE_FILE = '_feedback-database.gz';

/** Route → the ids of the page's sections. */
export type FeedbackPages = Readonly<Record<string, readonly string[]>>;

/** Shorter ones are not kept: nothing can be done about "ok". */
export const COMMENT_MIN = 10;
/** In UTF-16 units, as `maxlength` counts: three bytes each, and all the rest, stay below `BODY_MAX_BYTES`. */
export const COMMENT_MAX = 500;

/** The largest answer the server reads. */
export const BODY_MAX_BYTES = 2_048;

/** Who answers sooner after the page has come has not read it. */
export const DWELL_MIN_MS = 1_000;

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ROUTE = /^\/(?:[\w.-]+\/)+$/;
const ROUTE_MAX = 200;
const SECTION_MAX = 120;
/** Nobody changes an answer more often. */
const REVISION_MAX = 1_000;

/** Thumbs down and up, as they are stored. */
export type Rating = 0 | 1;

export interface Answer {
  /** Names the answer: sent twice, it is stored once. A UUID in lower case. */
  key: string;
  /** From 1; a later one of the same key replaces the earlier. */
  revision: number;
  /** The page's route. */
  page: string;
  /** The id of the section's heading; empty when the whole page is meant. */
  section: string;
  rating: Rating;
  /** Empty, or at least `COMMENT_MIN` long. */
  comment: string;
}

/** The part of a comment that is worth sending: none of a short one. */
export function keptComment(text: string): string {
  const comment = text.trim();
  return comment.length < COMMENT_MIN ? '' : comment;
}

/** The answer in a value from outside, or what is wrong with it. */
export function readAnswer(value: unknown): Answer | { wrong: string } {
  if (typeof value !== 'object' || value === null) return { wrong: 'an answer is an object' };
  const {
    key,
    revision,
    page,
    section = '',
    rating,
    comment = '',
  } = value as Record<string, unknown>;
  if (typeof key !== 'string' || !KEY.test(key)) return { wrong: 'key is a UUID in lower case' };
  if (!isWhole(revision) || revision < 1 || revision > REVISION_MAX) {
    return { wrong: `revision is a whole number from 1 to ${REVISION_MAX}` };
  }
  if (typeof page !== 'string' || page.length > ROUTE_MAX || !ROUTE.test(page)) {
    return { wrong: 'page is the route of a page, such as /x/introduction/' };
  }
  if (typeof section !== 'string' || section.length > SECTION_MAX) {
    return { wrong: 'section is the id of a heading, or empty' };
  }
  if (rating !== 0 && rating !== 1) return { wrong: 'rating is 0 or 1' };
  // A NUL is no text to PostgreSQL.
  if (typeof comment !== 'string' || comment.length > COMMENT_MAX || comment.includes('\0')) {
    return { wrong: `comment is a text of at most ${COMMENT_MAX} characters` };
  }
  return { key, revision, page, section, rating, comment: keptComment(wellFormed(comment)) };
}

/** Half of a surrogate pair is no text to a database. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

const isWhole = (value: unknown): value is number => Number.isInteger(value);
