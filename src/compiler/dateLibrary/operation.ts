import { dateLibraries, type DerivedLibrary } from '#core/dateLibrary/libraries.ts';

/*
 * What code does with a date, whatever library it uses, and how each library says it. An operation that a library has no
 * exact words for is undefined there: the code is then not derived.
 */

export const UNITS = [
  'year',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
] as const;
export type Unit = (typeof UNITS)[number];

/** What a date is read and set by; `date` is the day of the month, `day` that of the week. */
export const FIELDS = [
  'year',
  'month',
  'date',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
] as const;
export type Field = (typeof FIELDS)[number];

/** What is asked of one date. Texts are code in the library's words already; numbers that stand in the source are read. */
export type Operation =
  | { kind: 'format'; format: string }
  | { kind: 'valid' | 'native' | 'iso' | 'millis' | 'clone' | 'daysInMonth' }
  /** @property amount code; `negative` when it is taken off. */
  | { kind: 'shift'; unit: Unit; amount: string; negative: boolean }
  | { kind: 'start' | 'end'; unit: Unit }
  | { kind: 'same' | 'before' | 'after'; unit: Unit | undefined; other: string }
  /** @property exact with the part of a unit; otherwise it is cut off. */
  | { kind: 'difference'; unit: Unit | undefined; other: string; exact: boolean }
  | { kind: 'get'; field: Field }
  /** @property literal the number, where it stands in the source. */
  | { kind: 'set'; field: Field; value: string; literal: number | undefined };

/** Where a date comes from. */
export type Construction =
  | { kind: 'now' }
  /** ISO 8601, in local time unless it says otherwise. */
  | { kind: 'iso'; text: string }
  | { kind: 'native' | 'millis' | 'copy'; text: string };

/** An operation in a library's words. */
export type PrintedOperation =
  /** What stands after the date: `.plus({ days: 1 })`. */
  | { kind: 'member'; text: string }
  /** @property primary it can stand before a dot, and after an operator, as it is. */
  | { kind: 'whole'; text: (date: string) => string; primary: boolean };

/** What a file must import for what it says. */
export interface Speaker {
  library: DerivedLibrary;
  /** The local name of what the library exports. */
  use: (name: string) => string;
  /** Values have the locale of the adapter, which is not English. */
  hasLocale: boolean;
}

export interface Vocabulary {
  say: (operation: Operation, speaker: Speaker, isFresh: boolean) => PrintedOperation | undefined;
  construct: (construction: Construction, speaker: Speaker) => string | undefined;
  /** The type of a date. */
  type: (speaker: Speaker) => string;
  /** How a condition asks for the day of the week or the month, such as `date.weekday === 7`. */
  compare?: (field: Field, literal: number) => { member: string; literal: number } | undefined;
}

/** A number of the Gregorian calendar means another day in another calendar. */
const GREGORIAN_FIELDS: readonly Field[] = ['year', 'month', 'date'];

/** Whether an operation means the same in the calendar of a library. */
export function isOfCalendar(operation: Operation, library: DerivedLibrary): boolean {
  if (dateLibraries[library].calendar === undefined) return true;
  if (operation.kind === 'get' || operation.kind === 'set') {
    return !GREGORIAN_FIELDS.includes(operation.field);
  }
  if ('other' in operation) return operation.unit !== 'year' && operation.unit !== 'month';
  return true;
}
