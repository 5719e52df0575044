import { avg, count, max, min, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Aggregation } from './sent.ts';

const functions = { sum, avg, min, max };

/** What the grid's functions calculate from a column of numbers. */
export const aggregate = (column: PgColumn, aggregation: Aggregation): SQL<number | null> =>
  aggregation === 'size' ? count(column) : functions[aggregation](column).mapWith(Number);
