import {
  date,
  index,
  integer,
  bigint,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/*
 * The one schema of both databases. After a change: `npx drizzle-kit generate`, and commit what it writes to
 * `migrations/`; the server runs it when it starts.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One row is one reader's answer about one page or section, in its last revision. Nothing in it says who. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: uuid('key').notNull().unique(),
    revision: integer('revision').notNull(),
    /** The route. */
    page: text('page').notNull(),
    /** The heading's id; empty for the whole page. */
    section: text('section').notNull(),
    /** 1 up, 0 down. */
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [
    index('feedback_page').on(table.page, table.id),
    index('feedback_created').on(table.created),
  ],
);

/** What each day's networks are hashed with; gone with the day, and with it what the hashes could tell. */
export const salts = pgTable('feedback_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});

/** How many requests a network has left. A row that is not there is a full bucket. */
export const buckets = pgTable('feedback_buckets', {
  /** A hash with the day's salt. */
  network: text('network').primaryKey(),
  tokens: real('tokens').notNull(),
  filled: moment('filled').notNull(),
});
