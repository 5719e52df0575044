import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The rows that the demos of the grid can ask for: the books of a freight company. */
export const shipments = pgTable('demo_shipments', {
  id: integer('id').primaryKey(),
  number: text('number').notNull(),
  goods: text('goods').notNull(),
  origin: text('origin').notNull(),
  destination: text('destination').notNull(),
  carrier: text('carrier').notNull(),
  containers: integer('containers').notNull(),
  weight: integer('weight').notNull(),
  value: integer('value').notNull(),
  currency: text('currency').notNull(),
  status: text('status').notNull(),
  priority: text('priority').notNull(),
  departure: date('departure', { mode: 'string' }).notNull(),
  arrival: date('arrival', { mode: 'string' }).notNull(),
  insured: boolean('insured').notNull(),
  note: text('note').notNull(),
});

export type ShipmentRow = typeof shipments.$inferInsert;

/**
 * What roll-ups have counted: each row stands for all shipments with the same values in the columns of its roll-up, and the
 * other columns are null.
 */
export const cells = pgTable('demo_shipment_cells', {
  rollup: text('rollup').notNull(),
  /** The first one of a step (`STEPS`), as `value`. */
  id: integer('id'),
  /** A pattern, such as `%42%`, which a shipment has a cell for each of. */
  number: text('number'),
  goods: text('goods'),
  origin: text('origin'),
  destination: text('destination'),
  carrier: text('carrier'),
  containers: integer('containers'),
  weight: integer('weight'),
  value: integer('value'),
  currency: text('currency'),
  status: text('status'),
  priority: text('priority'),
  departure: date('departure', { mode: 'string' }),
  arrival: date('arrival', { mode: 'string' }),
  insured: boolean('insured'),
  note: text('note'),
  count: integer('count').notNull(),
  idSum: bigint('id_sum', { mode: 'number' }).notNull(),
  idMin: integer('id_min').notNull(),
  idMax: integer('id_max').notNull(),
  containersSum: bigint('containers_sum', { mode: 'number' }).notNull(),
  containersMin: integer('containers_min').notNull(),
  containersMax: integer('containers_max').notNull(),
  weightSum: bigint('weight_sum', { mode: 'number' }).notNull(),
  weightMin: integer('weight_min').notNull(),
  weightMax: integer('weight_max').notNull(),
  valueSum: bigint('value_sum', { mode: 'number' }).notNull(),
  valueMin: integer('value_min').notNull(),
  valueMax: integer('value_max').notNull(),
});

/** How the values of a column are compared. */
export const kinds = {
  id: 'number',
  number: 'text',
  goods: 'text',
  origin: 'text',
  destination: 'text',
  carrier: 'text',
  containers: 'number',
  weight: 'number',
  value: 'number',
  currency: 'text',
  status: 'text',
  priority: 'text',
  departure: 'date',
  arrival: 'date',
  insured: 'boolean',
  note: 'text',
} as const satisfies Record<keyof ShipmentRow, 'text' | 'number' | 'date' | 'boolean'>;

export type Field = keyof typeof kinds;

/** The columns that have totals. */
export const amounts = ['id', 'containers', 'weight', 'value'] as const;

export type Amount = (typeof amounts)[number];
