import type TypeScript from 'typescript';
import {
  FIELDS,
  UNITS,
  type Construction,
  type Field,
  type Operation,
  type Unit,
} from './operation.ts';

/*
 * What the methods of Day.js ask for, read from its calls. `undefined`: not known here, so nothing is derived.
 */

/** What the reader of a call needs of the file it stands in. */
export interface CallReader {
  ts: typeof TypeScript;
  /** An argument in the library's words. */
  print: (node: TypeScript.Expression) => string;
  /** An argument that is compared with a date: a date in the library's words. Undefined when it may be none. */
  printDate: (node: TypeScript.Expression) => string | undefined;
}

type Arguments = readonly TypeScript.Expression[];

/** Short and plural names of units; case tells `m` from `M`. */
const SHORT: Readonly<Record<string, Unit>> = {
  y: 'year',
  M: 'month',
  w: 'week',
  d: 'day',
  h: 'hour',
  m: 'minute',
  s: 'second',
  ms: 'millisecond',
};

function unitOf(ts: typeof TypeScript, node: TypeScript.Expression | undefined): Unit | undefined {
  if (node === undefined || !ts.isStringLiteralLike(node)) return undefined;
  const { text } = node;
  return SHORT[text] ?? UNITS.find((unit) => unit === text || `${unit}s` === text);
}

const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

/** A number that stands in the source, with its sign. */
export function numberOf(ts: typeof TypeScript, node: TypeScript.Expression): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const positive = numberOf(ts, node.operand);
    return positive === undefined ? undefined : -positive;
  }
  return undefined;
}

const NO_ARGUMENTS = {
  isValid: 'valid',
  toDate: 'native',
  toISOString: 'iso',
  valueOf: 'millis',
  daysInMonth: 'daysInMonth',
  clone: 'clone',
} as const;

const isPlain = (name: string): name is keyof typeof NO_ARGUMENTS =>
  Object.hasOwn(NO_ARGUMENTS, name);

/** What a call of a method asks of its date. */
export function readCall(
  name: string,
  given: Arguments,
  reader: CallReader,
): Operation | undefined {
  const { ts } = reader;
  if (isPlain(name)) return given.length === 0 ? { kind: NO_ARGUMENTS[name] } : undefined;
  if (isField(name)) return readField(name, given, reader);
  switch (name) {
    case 'format': {
      const [format] = given;
      if (given.length !== 1 || format === undefined || !ts.isStringLiteralLike(format)) {
        return undefined;
      }
      return { kind: 'format', format: format.text };
    }
    case 'add':
    case 'subtract':
      return readShift(name, given, reader);
    case 'startOf':
    case 'endOf': {
      const unit = unitOf(ts, given[0]);
      if (unit === undefined || given.length !== 1) return undefined;
      return { kind: name === 'startOf' ? 'start' : 'end', unit };
    }
    case 'isSame':
    case 'isBefore':
    case 'isAfter':
      return readComparison(name, given, reader);
    case 'diff':
      return readDifference(given, reader);
    case 'get':
    case 'set':
      return readNamedField(name, given, reader);
    default:
      return undefined;
  }
}

function readField(
  field: Field,
  given: Arguments,
  { ts, print }: CallReader,
): Operation | undefined {
  const [value] = given;
  if (value === undefined) return { kind: 'get', field };
  if (given.length > 1) return undefined;
  return { kind: 'set', field, value: print(value), literal: numberOf(ts, value) };
}

function readNamedField(
  name: 'get' | 'set',
  [field, ...rest]: Arguments,
  reader: CallReader,
): Operation | undefined {
  if (field === undefined || !reader.ts.isStringLiteralLike(field) || !isField(field.text)) {
    return undefined;
  }
  if (rest.length !== (name === 'get' ? 0 : 1)) return undefined;
  return readField(field.text, rest, reader);
}

function readShift(
  name: 'add' | 'subtract',
  given: Arguments,
  { ts, print }: CallReader,
): Operation | undefined {
  const [amount, unitNode] = given;
  const unit = unitOf(ts, unitNode);
  if (amount === undefined || unit === undefined || given.length !== 2) return undefined;
  return { kind: 'shift', unit, amount: print(amount), negative: name === 'subtract' };
}

const COMPARISONS = { isSame: 'same', isBefore: 'before', isAfter: 'after' } as const;

function readComparison(
  name: keyof typeof COMPARISONS,
  given: Arguments,
  { ts, printDate }: CallReader,
): Operation | undefined {
  const [date, unitNode] = given;
  const unit = unitOf(ts, unitNode);
  if (date === undefined || given.length > 2 || (unitNode !== undefined && unit === undefined)) {
    return undefined;
  }
  const other = printDate(date);
  return other === undefined ? undefined : { kind: COMPARISONS[name], unit, other };
}

function readDifference(given: Arguments, { ts, printDate }: CallReader): Operation | undefined {
  const [date, unitNode, exactNode] = given;
  const unit = unitOf(ts, unitNode);
  if (date === undefined || (unitNode !== undefined && unit === undefined)) return undefined;
  const exact = exactNode?.kind === ts.SyntaxKind.TrueKeyword;
  if (exactNode !== undefined && !exact) return undefined;
  const other = printDate(date);
  return other === undefined ? undefined : { kind: 'difference', unit, other, exact };
}

/** Dates and times that all libraries read alike: ISO 8601, with a `T`, whole down to the day. */
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

export const isIsoText = (text: string): boolean => ISO.test(text);

/** What kind of value a date is made from. */
export type SourceKind = 'string' | 'number' | 'native' | 'date' | 'other';

/** What `dayjs(…)` makes a date from. */
export function readConstruction(
  given: Arguments,
  kind: SourceKind | undefined,
  { ts, print }: CallReader,
): Construction | undefined {
  const [source] = given;
  if (source === undefined) return { kind: 'now' };
  if (given.length > 1) return undefined;
  if (ts.isStringLiteralLike(source)) {
    return isIsoText(source.text) ? { kind: 'iso', text: `'${source.text}'` } : undefined;
  }
  switch (kind) {
    case 'string':
      return isIsoShape(ts, source) ? { kind: 'iso', text: print(source) } : undefined;
    case 'number':
      return { kind: 'millis', text: print(source) };
    case 'native':
      return { kind: 'native', text: print(source) };
    case 'date':
      return { kind: 'copy', text: print(source) };
    default:
      return undefined;
  }
}

/** A name is taken at its word: Day.js asks for ISO 8601 as well. What is put together here must look like it. */
function isIsoShape(ts: typeof TypeScript, node: TypeScript.Expression): boolean {
  if (!ts.isTemplateExpression(node)) return true;
  const shape =
    node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join('');
  return /^\d{1,4}-\d{1,2}-\d{1,2}(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.test(shape);
}
