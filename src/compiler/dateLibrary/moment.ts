import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import { translateFormat } from './tokens.ts';
import type { Operation, PrintedOperation, Speaker, Unit, Vocabulary } from './operation.ts';

/** Of Moment and its calendars: the methods of Day.js, which change the date they are called on. */
export const moment: Vocabulary = {
  type: ({ use }) => use('Moment'),
  construct: (construction, { use }) =>
    construction.kind === 'now' ? `${use('default')}()` : `${use('default')}(${construction.text})`,
  say,
};

const member = (text: string): PrintedOperation => ({ kind: 'member', text });

/** Months and years are those of the calendar. */
const UNIT_NAMES: Partial<Record<DerivedLibrary, Partial<Record<Unit, string>>>> = {
  'moment-jalaali': { month: 'jMonth', year: 'jYear' },
  'moment-hijri': { month: 'iMonth', year: 'iYear' },
};

const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\\/g, '\\\\')}'`;

function say(
  operation: Operation,
  { library }: Speaker,
  isFresh: boolean,
): PrintedOperation | undefined {
  /** What changes the date must not change the one that others hold. */
  const own = isFresh ? '' : '.clone()';
  const name = (unit: Unit): string => UNIT_NAMES[library]?.[unit] ?? unit;
  const unitAfter = (unit: Unit | undefined): string =>
    unit === undefined ? '' : `, '${name(unit)}'`;
  switch (operation.kind) {
    case 'format': {
      const translated = translateFormat(operation.format, library);
      // The calendars print words in the language of their adapter.
      if (translated === undefined) return undefined;
      return member(`.format(${quote(translated.format)})`);
    }
    case 'valid':
      return member('.isValid()');
    case 'native':
      return member('.toDate()');
    case 'clone':
      return member('.clone()');
    case 'iso':
      return member('.toISOString()');
    case 'millis':
      return member('.valueOf()');
    case 'daysInMonth':
      return library === 'moment' ? member('.daysInMonth()') : undefined;
    case 'shift':
      return member(
        `${own}.${operation.negative ? 'subtract' : 'add'}(${operation.amount}, '${name(operation.unit)}')`,
      );
    case 'start':
    case 'end':
      // Persian weeks begin on Saturday, and Hijri ones on Sunday or Saturday.
      if (operation.unit === 'week' && library !== 'moment') return undefined;
      return member(`${own}.${operation.kind}Of('${name(operation.unit)}')`);
    case 'same':
      return member(`.isSame(${operation.other}${unitAfter(operation.unit)})`);
    case 'before':
      return member(`.isBefore(${operation.other}${unitAfter(operation.unit)})`);
    case 'after':
      return member(`.isAfter(${operation.other}${unitAfter(operation.unit)})`);
    case 'difference':
      return sayDifference(operation);
    case 'get':
      return member(`.${operation.field}()`);
    case 'set':
      return member(`${own}.${operation.field}(${operation.value})`);
  }
}

function sayDifference({
  unit,
  other,
  exact,
}: Extract<Operation, { kind: 'difference' }>): PrintedOperation {
  if (unit === undefined) return member(`.diff(${other})`);
  return member(`.diff(${other}, '${unit}'${exact ? ', true' : ''})`);
}
