import { translateFormat } from './tokens.ts';
import type { Field, Operation, PrintedOperation, Speaker, Unit, Vocabulary } from './operation.ts';

/** Of date-fns, and of date-fns-jalali: functions that take a `Date`. */
export const dateFns: Vocabulary = {
  type: () => 'Date',
  construct: (construction, { use, library }) => {
    switch (construction.kind) {
      case 'now':
        return 'new Date()';
      case 'iso':
        return library === 'date-fns'
          ? `${use('parseISO')}(${construction.text})`
          : nativeIso(construction.text);
      case 'native':
      case 'millis':
      case 'copy':
        return `new Date(${construction.text})`;
    }
  },
  say,
};

/** `'2026-04-17'` alone is midnight in UTC to the language; with a time it is local, as in Day.js. */
function nativeIso(text: string): string | undefined {
  const literal = /^'(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d)?)?'$/.exec(text);
  if (literal === null) return undefined;
  const [, day = '', time = 'T00:00'] = literal;
  return `new Date('${day}${time}')`;
}

const PLURALS: Record<Unit, string> = {
  year: 'Years',
  month: 'Months',
  week: 'Weeks',
  day: 'Days',
  hour: 'Hours',
  minute: 'Minutes',
  second: 'Seconds',
  millisecond: 'Milliseconds',
};

const capital = (unit: string): string => unit[0]?.toUpperCase() + unit.slice(1);

const FIELD_NAMES: Record<Field, string> = {
  year: 'Year',
  month: 'Month',
  date: 'Date',
  day: 'Day',
  hour: 'Hours',
  minute: 'Minutes',
  second: 'Seconds',
  millisecond: 'Milliseconds',
};

const call = (text: (date: string) => string): PrintedOperation => ({
  kind: 'whole',
  text,
  primary: true,
});

function say(operation: Operation, speaker: Speaker): PrintedOperation | undefined {
  const { use, library } = speaker;
  switch (operation.kind) {
    case 'format':
      return sayFormat(operation.format, speaker);
    case 'valid':
      return call((date) => `${use('isValid')}(${date})`);
    case 'native':
      return call((date) => date);
    case 'clone':
      return call((date) => `new Date(${date})`);
    case 'iso':
      return { kind: 'member', text: '.toISOString()' };
    case 'millis':
      return { kind: 'member', text: '.getTime()' };
    case 'daysInMonth':
      return call((date) => `${use('getDaysInMonth')}(${date})`);
    case 'shift': {
      const name = `${operation.negative ? 'sub' : 'add'}${PLURALS[operation.unit]}`;
      return call((date) => `${use(name)}(${date}, ${operation.amount})`);
    }
    case 'start':
    case 'end': {
      if (operation.unit === 'millisecond') return undefined;
      // A week of date-fns-jalali begins on Saturday, and a week of a locale on its own day.
      if (operation.unit === 'week' && (library !== 'date-fns' || speaker.hasLocale))
        return undefined;
      return call((date) => `${use(`${operation.kind}Of${capital(operation.unit)}`)}(${date})`);
    }
    case 'same':
      return saySame(operation.unit, operation.other, speaker);
    case 'before':
    case 'after':
      return sayOrder(operation, speaker);
    case 'difference':
      return sayDifference(operation, speaker);
    case 'get':
      return call((date) => `${use(`get${FIELD_NAMES[operation.field]}`)}(${date})`);
    case 'set':
      return call(
        (date) => `${use(`set${FIELD_NAMES[operation.field]}`)}(${date}, ${operation.value})`,
      );
  }
}

function sayFormat(
  format: string,
  { use, library, hasLocale }: Speaker,
): PrintedOperation | undefined {
  const translated = translateFormat(format, library);
  if (translated === undefined || (translated.hasWords && hasLocale)) return undefined;
  return call((date) => `${use('format')}(${date}, ${quote(translated.format)})`);
}

/** As Prettier prefers it. */
const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\\/g, '\\\\')}'`;

function saySame(
  unit: Unit | undefined,
  other: string,
  { use, hasLocale }: Speaker,
): PrintedOperation | undefined {
  if (unit === 'millisecond' || (unit === 'week' && hasLocale)) return undefined;
  const name = unit === undefined ? 'isEqual' : `isSame${capital(unit)}`;
  return call((date) => `${use(name)}(${date}, ${other})`);
}

function sayOrder(
  { kind, unit, other }: Extract<Operation, { kind: 'before' | 'after' | 'same' }>,
  speaker: Speaker,
): PrintedOperation | undefined {
  const { use, hasLocale } = speaker;
  const name = kind === 'before' ? 'isBefore' : 'isAfter';
  if (unit === undefined) return call((date) => `${use(name)}(${date}, ${other})`);
  if (unit === 'millisecond' || (unit === 'week' && hasLocale)) return undefined;
  const start = (date: string): string => `${use(`startOf${capital(unit)}`)}(${date})`;
  return call((date) => `${use(name)}(${start(date)}, ${start(other)})`);
}

/** Units without a calendar: their length is always the same. */
const FIXED_MS: Partial<Record<Unit, number>> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1_000,
};

function sayDifference(
  { unit, other, exact }: Extract<Operation, { kind: 'difference' }>,
  { use }: Speaker,
): PrintedOperation | undefined {
  if (unit === undefined || unit === 'millisecond') {
    return call((date) => `${use('differenceInMilliseconds')}(${date}, ${other})`);
  }
  if (!exact) {
    // A person born on 29 February is a year older on 28 February to Day.js, and on 1 March to `differenceInYears`.
    if (unit === 'year' || unit === 'month') return undefined;
    return call((date) => `${use(`differenceIn${PLURALS[unit]}`)}(${date}, ${other})`);
  }
  const length = unit === 'week' || unit === 'day' ? undefined : FIXED_MS[unit];
  if (length === undefined) return undefined;
  return {
    kind: 'whole',
    primary: false,
    text: (date) =>
      `${use('differenceInMilliseconds')}(${date}, ${other}) / ${length.toLocaleString('en-US').replaceAll(',', '_')}`,
  };
}
