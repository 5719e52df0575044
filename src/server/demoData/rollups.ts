import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Field } from './table.ts';

/** What is counted before anybody asks: how many shipments have which values in these columns, and their totals. */
export interface Rollup {
  name: string;
  fields: readonly Field[];
}

/** So few rows are counted fast enough when somebody asks. */
export const ROLLED_UP_FROM = 150_000;

/** Columns with too many values for a roll-up have one cell for each step. */
export const STEPS: Partial<Record<Field, number>> = { id: 2_000, weight: 1_000, value: 200 };

/** Where the step begins that a value of a column is in; the value itself of a column without steps. */
export function stepOf(field: Field, column: PgColumn): SQL {
  const step = STEPS[field];
  // Not as a parameter: the database would not see that it groups by what it selects.
  return step === undefined ? sql`${column}` : sql`${column} - ${column} % ${step}`.inlineParams();
}

/** A column of many values, and those that people group and filter by. Each roll-up has the carrier and the status. */
const groups = ['carrier', 'status'] as const;

/** From the one with the fewest cells, 3,840 of a million rows, to the one with the most, about 43,000. */
export const rollups: readonly Rollup[] = [
  { name: 'goods', fields: [...groups, 'goods', 'priority', 'insured', 'note'] },
  { name: 'departures by origin', fields: [...groups, 'departure', 'origin'] },
  { name: 'departures by destination', fields: [...groups, 'departure', 'destination'] },
  { name: 'arrivals by origin', fields: [...groups, 'arrival', 'origin'] },
  { name: 'arrivals by destination', fields: [...groups, 'arrival', 'destination'] },
  { name: 'ids', fields: [...groups, 'id'] },
  { name: 'weights', fields: [...groups, 'weight'] },
  { name: 'currencies', fields: [...groups, 'goods', 'priority', 'insured', 'note', 'currency'] },
  { name: 'containers', fields: [...groups, 'containers', 'goods', 'priority'] },
  { name: 'values', fields: [...groups, 'value'] },
  { name: 'origins', fields: [...groups, 'origin', 'priority', 'insured', 'note', 'currency'] },
  {
    name: 'destinations',
    fields: [...groups, 'destination', 'priority', 'insured', 'note', 'currency'],
  },
  { name: 'days', fields: [...groups, 'departure', 'arrival'] },
  { name: 'departures', fields: [...groups, 'departure', 'goods', 'priority'] },
  { name: 'containers by departure', fields: [...groups, 'departure', 'containers'] },
  { name: 'containers by arrival', fields: [...groups, 'arrival', 'containers'] },
  { name: 'arrivals', fields: [...groups, 'arrival', 'goods', 'priority'] },
  { name: 'numbers', fields: [...groups, 'number', 'goods'] },
  { name: 'cities', fields: [...groups, 'origin', 'destination', 'currency', 'insured', 'note'] },
  { name: 'words', fields: [...groups, 'origin', 'destination', 'goods', 'priority'] },
];
