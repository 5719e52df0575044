import { sql } from 'drizzle-orm';
import type { Answer } from '#core/feedback/answer.ts';
import type { Orm } from '../database/database.ts';

/** Answers a network may give at once. A whole office can be one network. */
export const BUCKET_SIZE = 60;
/** And then one in so many seconds. */
export const REFILL_S = 5;

export type Kept =
  /** A new row, or a later revision of one. */
  | 'stored'
  /** This revision or a later one is there already. */
  | 'known'
  /** The key is that of an answer about something else. */
  | 'taken'
  /** The network has no token left. */
  | 'limited';

interface KeepOptions {
  /** A hash. */
  network: string;
  /** In tokens. */
  cost: number;
}

/**
 * Stores an answer, all in one statement: when it returns, everything is durable or nothing has happened, also between
 * processes. A repeat costs nothing, so a retry never fails for want of tokens; a comment is never replaced by none.
 */
export async function keepAnswer(
  orm: Orm,
  answer: Answer,
  { network, cost }: KeepOptions,
): Promise<Kept> {
  const { rows } = await orm.execute<{
    known: boolean;
    taken: boolean;
    paid: boolean;
    stored: boolean;
  }>(statement(answer, network, cost));
  const [row] = rows;
  if (row === undefined) throw new Error('The database has not said what it did.');
  if (row.stored) return 'stored';
  if (row.known) return 'known';
  if (row.taken) return 'taken';
  // Paid but not stored: the same answer has come twice at once, and the other was first.
  return row.paid ? 'known' : 'limited';
}

const statement = (
  { key, revision, page, section, rating, comment }: Answer,
  network: string,
  cost: number,
) => sql`
  with old as (
    select page = ${page} and section = ${section} as same, revision
    from feedback where key = ${key}::uuid
  ), paid as (
    insert into feedback_buckets as bucket (network, tokens, filled)
    select ${network}, ${BUCKET_SIZE}::real - ${cost}::real, now()
    where not exists (select from old where not same or revision >= ${revision}::int)
    on conflict (network) do update
      set tokens = ${filled} - ${cost}::real, filled = now()
      where ${filled} >= ${cost}::real
    returning 1
  ), stored as (
    insert into feedback (key, revision, page, section, rating, comment)
    select ${key}::uuid, ${revision}::int, ${page}, ${section}, ${rating}::smallint, ${comment} from paid
    on conflict (key) do update
      set revision = excluded.revision, rating = excluded.rating,
        comment = coalesce(nullif(excluded.comment, ''), feedback.comment)
      where feedback.revision < excluded.revision
        and feedback.page = excluded.page and feedback.section = excluded.section
    returning 1
  )
  select
    exists (select from old where same and revision >= ${revision}::int) as known,
    exists (select from old where not same) as taken,
    exists (select from paid) as paid,
    exists (select from stored) as stored`;

/** What is in a bucket now. */
const filled = sql`least(
  ${BUCKET_SIZE}::real,
  bucket.tokens + (extract(epoch from now() - bucket.filled) / ${REFILL_S})::real
)`;

/**
 * Removes what is no longer needed: buckets that are full again, which are the same without a row, and the salts of
 * days before.
 */
export async function prune(orm: Orm): Promise<void> {
  await orm.execute(
    sql`delete from feedback_buckets where filled < now() - make_interval(secs => ${BUCKET_SIZE * REFILL_S})`,
  );
  await orm.execute(sql`delete from feedback_salts where day < (now() at time zone 'UTC')::date`);
}
