import { and, desc, eq, gte, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { PageVotes } from '#core/feedback/worst.ts';
import type { Database, Orm } from '../database/database.ts';
import { feedback } from '../database/schema.ts';
import type { Filter } from './filter.ts';

/** An answer as maintainers read it. */
export interface Row {
  id: number;
  created: Date;
  page: string;
  section: string;
  rating: number;
  comment: string;
}

/** How many rows are held in memory at a time. */
const BATCH = 500;

const columns = {
  id: feedback.id,
  created: feedback.created,
  page: feedback.page,
  section: feedback.section,
  rating: feedback.rating,
  comment: feedback.comment,
};

const conditions = ({
  page,
  section,
  rating,
  since,
  until,
  comments,
}: Filter): (SQL | undefined)[] => [
  page === undefined ? undefined : eq(feedback.page, page),
  section === undefined ? undefined : eq(feedback.section, section),
  rating === undefined ? undefined : eq(feedback.rating, rating),
  since === undefined ? undefined : gte(feedback.created, since),
  until === undefined ? undefined : lt(feedback.created, until),
  comments === true ? ne(feedback.comment, '') : undefined,
];

/**
 * Some answers, the newest first.
 * @param before the id of the last one seen.
 */
export const listAnswers = (
  orm: Orm,
  filter: Filter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Row[]> =>
  orm
    .select(columns)
    .from(feedback)
    .where(and(...conditions(filter), before === undefined ? undefined : lt(feedback.id, before)))
    .orderBy(desc(feedback.id))
    .limit(limit);

/** All answers, the newest first, read bit by bit, each in the database's turn. */
export async function* allAnswers(
  orm: Orm,
  filter: Filter,
  run: Database['run'],
): AsyncGenerator<Row> {
  let before: number | undefined;
  for (;;) {
    const from = before;
    const rows = await run(() => listAnswers(orm, filter, { before: from, limit: BATCH }));
    yield* rows;
    before = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}

/** Votes on one page in one week. */
export interface WeekVotes extends PageVotes {
  /** Its Monday, `2026-01-05`. */
  week: string;
}

/** Votes per page and week. */
export async function votesPerWeek(orm: Orm, filter: Filter): Promise<WeekVotes[]> {
  const week = sql<string>`to_char(date_trunc('week', ${feedback.created} at time zone 'UTC'), 'YYYY-MM-DD')`;
  return orm
    .select({
      page: feedback.page,
      week,
      up: sql<number>`count(*) filter (where ${feedback.rating} = 1)::int`,
      down: sql<number>`count(*) filter (where ${feedback.rating} = 0)::int`,
    })
    .from(feedback)
    .where(and(...conditions(filter)))
    .groupBy(feedback.page, sql`2`)
    .orderBy(feedback.page, sql`2`);
}
