import { z } from 'zod';
import { DocsError } from '#core/errors.ts';
import type { Rating } from '#core/feedback/answer.ts';

/** Which answers are meant; what is left out means any. */
export interface Filter {
  page?: string | undefined;
  /** Empty: the whole page. */
  section?: string | undefined;
  rating?: Rating | undefined;
  /** Inclusive. */
  since?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
  /** Only those with a comment. */
  comments?: boolean | undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 24 * 3_600_000;
/** Before the first there was no feedback, and behind the last databases know no time. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;
const DATE_RULE = `a day such as 2026-01-31, or a time such as 2026-01-31T12:00:00Z, from ${FIRST_YEAR} to ${LAST_YEAR}`;

// A day that its month does not have, or anything behind a time, would be read as another time.
const Written = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);
const moment = z
  .string()
  .refine((text) => Written.safeParse(text).success && isInRange(new Date(text)), {
    error: DATE_RULE,
    abort: true,
  });

// Also false for what is no time at all.
const isInRange = (time: Date): boolean =>
  time.getUTCFullYear() >= FIRST_YEAR && time.getUTCFullYear() <= LAST_YEAR;

const Fields = z.object({
  page: z
    .string()
    .regex(/^\/[^\0]*$/, { error: 'the route of a page, such as /x/introduction/' })
    .optional(),
  section: z
    .string()
    .regex(/^[^\0]*$/, { error: 'the id of a heading, or - for the whole page' })
    .optional(),
  rating: z.enum(['up', 'down'], { error: 'up or down' }).optional(),
  since: moment.transform((text) => new Date(text)).optional(),
  // A day is meant to its end.
  until: moment
    .transform((text) => new Date(Date.parse(text) + (DAY.test(text) ? DAY_MS : 0)))
    .optional(),
  comments: z.enum(['yes'], { error: 'yes' }).optional(),
});

/** The names that `readFilter` knows. */
export const FILTER_NAMES = Object.keys(Fields.shape) as (keyof Filter)[];

/**
 * Reads a filter from texts, as a form or a command line has them. An empty one counts as left out;
 * the section "-" is the whole page.
 * @throws DocsError that names what makes no sense, and what would.
 */
export function readFilter(fields: Readonly<Record<string, string | undefined>>): Filter {
  const set = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = Fields.safeParse(set);
  if (!read.success) {
    const wrong = read.error.issues.map(
      ({ path }) => `${String(path[0])} "${set[String(path[0])]}"`,
    );
    const rules = read.error.issues.map(
      ({ path, message }) => `For ${String(path[0])}, use ${message}.`,
    );
    throw new DocsError(`No answers can be found by ${wrong.join(', ')}.`, rules.join(' '));
  }
  const { rating, comments, section, ...rest } = read.data;
  return {
    ...rest,
    // "-" is no id of a heading.
    ...(section !== undefined && { section: section === '-' ? '' : section }),
    ...(rating !== undefined && { rating: rating === 'up' ? 1 : 0 }),
    ...(comments !== undefined && { comments: true }),
  };
}
