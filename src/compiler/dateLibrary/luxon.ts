import { translateFormat } from './tokens.ts';
import type { Field, Operation, PrintedOperation, Speaker, Unit, Vocabulary } from './operation.ts';

/** Of Luxon: methods of a `DateTime`, which never changes. */
export const luxon: Vocabulary = {
  type: ({ use }) => use('DateTime'),
  construct: (construction, { use }) => {
    const made = `${use('DateTime')}.`;
    switch (construction.kind) {
      case 'now':
        return `${made}now()`;
      case 'iso':
        return `${made}fromISO(${construction.text})`;
      case 'native':
        return `${made}fromJSDate(${construction.text})`;
      case 'millis':
        return `${made}fromMillis(${construction.text})`;
      case 'copy':
        return construction.text;
    }
  },
  say,
  compare: (field, literal) => {
    // Monday is 1 and Sunday 7; January is 1.
    if (field === 'day')
      return literal >= 0 && literal < 7
        ? { member: '.weekday', literal: literal || 7 }
        : undefined;
    if (field === 'month') return { member: '.month', literal: literal + 1 };
    return undefined;
  },
};

const PLURALS: Record<Unit, string> = {
  year: 'years',
  month: 'months',
  week: 'weeks',
  day: 'days',
  hour: 'hours',
  minute: 'minutes',
  second: 'seconds',
  millisecond: 'milliseconds',
};

const member = (text: string): PrintedOperation => ({ kind: 'member', text });
const whole = (text: (date: string) => string): PrintedOperation => ({
  kind: 'whole',
  primary: false,
  text,
});

/** An object with one property, in the short form where name and value are the same. */
const entry = (name: string, value: string): string =>
  name === value ? `{ ${name} }` : `{ ${name}: ${value} }`;

const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\\/g, '\\\\')}'`;

function say(operation: Operation, speaker: Speaker): PrintedOperation | undefined {
  switch (operation.kind) {
    case 'format': {
      const translated = translateFormat(operation.format, 'luxon');
      if (translated === undefined || (translated.hasWords && speaker.hasLocale)) return undefined;
      // A DateTime speaks the browser's language; Day.js speaks English.
      const locale = translated.hasWords ? ", { locale: 'en-US' }" : '';
      return member(`.toFormat(${quote(translated.format)}${locale})`);
    }
    case 'valid':
      return member('.isValid');
    case 'native':
      return member('.toJSDate()');
    case 'clone':
      return whole((date) => date);
    case 'iso':
      // `toISO` keeps the zone, and is null for a date that is none.
      return member('.toJSDate().toISOString()');
    case 'millis':
      return member('.toMillis()');
    case 'daysInMonth':
      return undefined; // undefined for a date that is none, where Day.js has a number
    case 'shift': {
      const verb = operation.negative ? 'minus' : 'plus';
      return member(`.${verb}(${entry(PLURALS[operation.unit], operation.amount)})`);
    }
    case 'start':
    case 'end':
      return sayEdge(operation.kind, operation.unit, speaker);
    case 'same':
      if (operation.unit === 'week') {
        const other = `${operation.other}${TO_MONDAY}`;
        return speaker.hasLocale ? undefined : member(`${TO_MONDAY}.hasSame(${other}, 'week')`);
      }
      return operation.unit === undefined
        ? whole((date) => `${date}.toMillis() === ${operation.other}.toMillis()`)
        : member(`.hasSame(${operation.other}, '${operation.unit}')`);
    case 'before':
    case 'after':
      return sayOrder(operation);
    case 'difference':
      return sayDifference(operation);
    case 'get':
      return sayGet(operation.field);
    case 'set':
      return saySet(operation);
  }
}

function sayEdge(
  kind: 'start' | 'end',
  unit: Unit,
  { hasLocale }: Speaker,
): PrintedOperation | undefined {
  const edge = `.${kind}Of('${unit}')`;
  if (unit !== 'week') return member(edge);
  return hasLocale ? undefined : member(`${TO_MONDAY}${edge}.minus({ days: 1 })`);
}

/** A week of Luxon begins on Monday, one of Day.js on Sunday. */
const TO_MONDAY = '.plus({ days: 1 })';

function sayOrder({
  kind,
  unit,
  other,
}: Extract<Operation, { kind: 'before' | 'after' | 'same' }>): PrintedOperation | undefined {
  if (unit === 'week') return undefined;
  const edge = unit === undefined ? '' : `.startOf('${unit}')`;
  return whole((date) => `${date}${edge} ${kind === 'before' ? '<' : '>'} ${other}${edge}`);
}

function sayDifference({
  unit,
  other,
  exact,
}: Extract<Operation, { kind: 'difference' }>): PrintedOperation | undefined {
  if (unit === undefined || unit === 'millisecond') {
    return whole((date) => `${date}.toMillis() - ${other}.toMillis()`);
  }
  const name = PLURALS[unit];
  const difference = `.diff(${other}, '${name}').${name}`;
  // The part of a month or of a day has another length in each library.
  if (exact)
    return unit === 'hour' || unit === 'minute' || unit === 'second'
      ? member(difference)
      : undefined;
  if (unit === 'year' || unit === 'month') return undefined;
  return { kind: 'whole', primary: true, text: (date) => `Math.trunc(${date}${difference})` };
}

function sayGet(field: Field): PrintedOperation {
  switch (field) {
    case 'day':
      return whole((date) => `${date}.weekday % 7`);
    case 'month':
      return whole((date) => `${date}.month - 1`);
    case 'date':
      return member('.day');
    default:
      return member(`.${field}`);
  }
}

/** What every month has; a higher day of the month or hour is carried over by Day.js, and makes no date in Luxon. */
const AT_MOST: Partial<Record<Field, number>> = {
  month: 11,
  date: 28,
  hour: 23,
  minute: 59,
  second: 59,
  millisecond: 999,
};

function saySet({
  field,
  value,
  literal,
}: Extract<Operation, { kind: 'set' }>): PrintedOperation | undefined {
  const most = AT_MOST[field];
  if (field === 'year') return member(`.set(${entry('year', value)})`);
  if (most === undefined || literal === undefined || literal > most) return undefined;
  if (field === 'month') return member(`.set({ month: ${literal + 1} })`);
  return member(`.set({ ${field === 'date' ? 'day' : field}: ${literal} })`);
}
