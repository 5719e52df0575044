import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
