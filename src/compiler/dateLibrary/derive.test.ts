import { runInThisContext } from 'node:vm';
import dayjs from 'dayjs';
import * as dateFns from 'date-fns';
import * as luxon from 'luxon';
import moment from 'moment';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import { ROOT } from '../paths.ts';
import { deriveFile } from './derive.ts';
import { createProgram } from './program.ts';
import { Refused } from './refused.ts';
import { SAID } from './saidFixture.ts';

/*
 * One program for all fixtures: each is a module of its own. Expressions are also run, with the real libraries, on days on
 * which they could differ.
 */

const HEAD = `import dayjs, { type Dayjs } from 'dayjs';\n`;

/** Code that no library gets, and the reason. */
const REFUSED: Record<string, string> = {
  [`${HEAD}export const run = (a: Dayjs) => dayjs.isDayjs(a);`]: 'dayjs.isDayjs',
  [`${HEAD}export const run = (a: Dayjs) => a.locale('de');`]: ".locale('de')",
  [`${HEAD}export const run = (a: Dayjs) => a.format();`]: '.format()',
  [`${HEAD}export const run = (a: Dayjs, f: string) => a.format(f);`]: '.format(f)',
  [`${HEAD}export const run = (a: Dayjs) => a.format('Do');`]: ".format('Do')",
  [`${HEAD}export const run = (a: Dayjs) => a.format('L');`]: ".format('L')",
  [`${HEAD}export const run = (a: Dayjs) => a.format('d');`]: ".format('d')",
  [`${HEAD}export const run = (a: Dayjs, u: 'day' | 'week') => a.add(1, u);`]: '.add(1, u)',
  [`${HEAD}export const run = (a: Dayjs) => \`\${a}\`;`]: 'a date as text',
  [`${HEAD}export const run = (a: Dayjs) => String(a);`]: 'a date is given to what takes anything',
  [`${HEAD}export const run = (a: Dayjs) => JSON.stringify({ ...a });`]: 'a spread date',
  [`${HEAD}export const run = (a: Dayjs, b: Dayjs) => a === b;`]: 'dates are compared by identity',
  [`${HEAD}export const run = (a: Dayjs) => +a;`]: 'a date as a number',
  [`${HEAD}export const run = (a: Dayjs, b: Dayjs) => a < b;`]: 'a date as a number',
  [`${HEAD}export const run = (a: Dayjs) => a['year']();`]:
    'a date is read by a name that does not stand here',
  [`${HEAD}export const run = (a: Dayjs) => a.add;`]: '.add of a date',
  [`${HEAD}export const run = (a: string[]) => a.map(dayjs);`]: '`dayjs` is used as a value',
  [`${HEAD}export type Made = ReturnType<typeof dayjs>;`]: 'typeof dayjs',
  [`${HEAD}export const run = () => dayjs('April 17');`]: "the construction dayjs('April 17')",
  [`${HEAD}export const run = () => dayjs('17.04.2026', 'DD.MM.YYYY');`]:
    "the construction dayjs('17.04.2026', 'DD.MM.YYYY')",
  [`${HEAD}export const run = (a: string | number) => dayjs(a);`]: 'the construction dayjs(a)',
  [`${HEAD}export const run = (a: string | undefined) => dayjs(a);`]: 'the construction dayjs(a)',
  [`${HEAD}export const run = (y: string) => dayjs(\`\${y}/09/01\`);`]:
    'the construction dayjs(`${y}/09/01`)',
  [`${HEAD}import utc from 'dayjs/plugin/utc';\nexport const run = () => utc;`]:
    '"dayjs/plugin/utc" has no counterpart',
  [`${HEAD}// Day.js counts from 0.\nexport const run = (a: Dayjs) => a.isValid();`]:
    '"// Day.js counts from 0." names Day.js',
  [`${HEAD}export const run = (a: Dayjs) => a.isValid() ? 'a day.js date' : '';`]:
    'a text names Day.js',
};

/** Code that some libraries get. */
const REFUSED_BY: readonly [code: string, libraries: DerivedLibrary[], reason: string][] = [
  ["(a: Dayjs) => a.format('dd')", ['luxon'], ".format('dd')"],
  ['(a: Dayjs) => a.date(31)', ['luxon', 'moment-jalaali', 'date-fns-jalali'], '.date(31)'],
  ['(a: Dayjs, day: number) => a.hour(day)', ['luxon'], '.hour(day)'],
  [
    "(a: Dayjs, b: Dayjs) => a.diff(b, 'year')",
    ['date-fns', 'luxon', 'moment-hijri'],
    ".diff(b, 'year')",
  ],
  ["(a: Dayjs) => a.startOf('week')", ['date-fns-jalali', 'moment-jalaali'], ".startOf('week')"],
  ['(a: Dayjs) => a.month()', ['date-fns-jalali', 'moment-jalaali', 'moment-hijri'], '.month()'],
  ["(a: Dayjs, b: Dayjs) => a.isSame(b, 'month')", ['moment-jalaali'], ".isSame(b, 'month')"],
  [
    "() => 'Type DD.MM.YYYY'",
    ['date-fns', 'luxon', 'moment-hijri'],
    'a text looks like a format: "Type DD.MM.YYYY"',
  ],
];

const runOf = (expression: string): string =>
  `${HEAD}export const run = (a: Dayjs, b: Dayjs, n: Dayjs | null) => ${expression};\n`;

const fileOf = (name: string): string =>
  path.join(ROOT, 'content/docs', `fixture-${name}.${name === 'label' ? 'tsx' : 'ts'}`);

const texts = new Map<string, string>();
Object.keys(SAID).forEach((expression, i) => texts.set(fileOf(`said-${i}`), runOf(expression)));
Object.keys(REFUSED).forEach((code, i) => texts.set(fileOf(`refused-${i}`), code));
REFUSED_BY.forEach(([code], i) =>
  texts.set(
    fileOf(`by-${i}`),
    `${HEAD}export const run = ${code};\nexport type T = Dayjs | typeof run;\n`,
  ),
);
texts.set(
  fileOf('names'),
  `${HEAD}export const run = (format: string, a: Dayjs) => format + a.format('YYYY');\n`,
);
texts.set(
  fileOf('comments'),
  `// What it is.\n${HEAD}\n// The day.\nexport const day = dayjs('2026-04-17'); // a Friday\n`,
);
texts.set(
  fileOf('locale'),
  `${HEAD}import 'dayjs/locale/de';\n\nexport const run = (a: Dayjs) => a.format('MMMM');\n`,
);

texts.set(
  fileOf('label'),
  `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export const Field = () => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateField label="DD.MM.YYYY, say" format="DD.MM.YYYY" />
  </LocalizationProvider>
);
`,
);

let derive: (name: string, library: DerivedLibrary) => string;
let transpile: (text: string) => string;

beforeAll(async () => {
  const { ts, program } = await createProgram(texts);
  const checker = program.getTypeChecker();
  derive = (name, library) => {
    const file = program.getSourceFile(fileOf(name));
    if (file === undefined) throw new Error(name);
    return deriveFile({ ts, checker, file }, library);
  };
  transpile = (text) =>
    ts.transpile(text, {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    });
}, 60_000);

function reasonOf(name: string, library: DerivedLibrary): string {
  try {
    return `derived: ${derive(name, library)}`;
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

const LIBRARIES = ['date-fns', 'luxon', 'moment'] as const;

describe('deriveFile', () => {
  describe.each(LIBRARIES)('in %s', (library) => {
    it.each(Object.entries(SAID).map(([from, to], i) => [from, to[library], i] as const))(
      'says %s as %s',
      (_, expected, i) => {
        expect(derive(`said-${i}`, library).trim().split('=> ').slice(1).join('=> ')).toBe(
          `${expected};`,
        );
      },
    );
  });

  describe('refuses', () => {
    it.each(Object.values(REFUSED).map((reason, i) => [reason, i] as const))('%s', (reason, i) => {
      for (const library of LIBRARIES) {
        // Moment has the tokens of Day.js, and says the rest as the others do.
        expect(reasonOf(`refused-${i}`, library)).toBe(reason);
      }
    });

    it.each(
      REFUSED_BY.flatMap(([, libraries, reason], i) =>
        libraries.map((library) => [reason, library, i] as const),
      ),
    )('%s in %s', (reason, library, i) => expect(reasonOf(`by-${i}`, library)).toBe(reason));

    it('words of a locale, which is the adapter’s to Day.js and English to the others', () => {
      expect(reasonOf('locale', 'date-fns')).toBe(".format('MMMM')");
      expect(reasonOf('locale', 'luxon')).toBe(".format('MMMM')");
      expect(derive('locale', 'moment')).toContain("a.format('MMMM')");
    });

    it('with the line', () => {
      expect(() => derive('by-0', 'luxon')).toThrow("2: .format('dd')");
    });
  });

  it('imports what it uses, and nothing else', () => {
    expect(derive('said-0', 'date-fns')).toMatch(/^import \{ addDays \} from 'date-fns';\n/);
    expect(derive('said-0', 'luxon')).toMatch(/^import \{ DateTime \} from 'luxon';\n/);
    expect(derive('said-0', 'moment')).toMatch(/^import type \{ Moment \} from 'moment';\n/);
    expect(derive('comments', 'moment-jalaali')).toContain("import moment from 'moment-jalaali';");
  });

  it('gives a function another name where the file has one of its own', () => {
    expect(derive('names', 'date-fns')).toBe(
      "import { format as formatDate } from 'date-fns';\nexport const run = (format: string, a: Date) => format + formatDate(a, 'yyyy');\n",
    );
  });

  it('keeps comments and blank lines', () => {
    expect(derive('comments', 'luxon')).toBe(
      "// What it is.\nimport { DateTime } from 'luxon';\n\n// The day.\nexport const day = DateTime.fromISO('2026-04-17'); // a Friday\n",
    );
  });

  it('names the adapter, the format of a prop, and a text that tells it', () => {
    const field = (format: string) => `<DateField label="${format}, say" format="${format}" />`;
    expect(derive('label', 'luxon')).toContain(field('dd.MM.yyyy'));
    expect(derive('label', 'moment')).toContain(field('DD.MM.YYYY'));
    expect(derive('label', 'moment-hijri')).toContain(field('iDD.iMM.iYYYY'));
    expect(derive('label', 'date-fns-jalali')).toContain(
      "import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';",
    );
    expect(derive('label', 'date-fns')).toContain('dateAdapter={AdapterDateFns}');
  });

  it('takes back the locale that an import of Moment makes everybody’s', () => {
    expect(derive('locale', 'moment')).toContain(
      "import moment, { type Moment } from 'moment';\nimport 'moment/locale/de';\n\n// A locale that is imported becomes that of all dates; the adapter has its own.\nmoment.locale('en');\n",
    );
  });
});

/** Days on which libraries could differ: month and year ends, 29 February, both clock changes of New York, midnight. */
const DAYS = [
  '2026-01-31T00:00:00.000',
  '2026-02-28T23:59:59.999',
  '2028-02-29T12:00:00.000',
  '2026-03-07T02:30:00.000',
  '2026-03-08T01:59:59.000',
  '2026-03-08T03:00:00.000',
  '2026-03-09T00:00:00.000',
  '2026-11-01T00:30:00.000',
  '2026-11-01T23:30:00.000',
  '2026-11-02T00:00:00.000',
  '2025-12-31T23:00:00.000',
  '2026-04-12T10:20:30.400',
  '2026-04-18T08:05:00.000',
  '2027-01-03T17:45:10.000',
];

/**
 * 2:30 does not exist on 8 March: whether a day has passed since 2:30 on the 7th is a matter of opinion at 3:00, and each
 * library has one. No other pair of days has such an hour between them.
 */
const isBetweenClocks = (expression: string, ...pair: string[]): boolean =>
  expression.includes("'day') +") &&
  pair.toSorted().join() === '2026-03-07T02:30:00.000,2026-03-08T03:00:00.000';

const MODULES: Record<string, unknown> = { dayjs, 'date-fns': dateFns, luxon, moment };

type Run = (...dates: unknown[]) => unknown;

function runnable(text: string): Run {
  const exported: { run?: Run } = {};
  const wrapped: unknown = runInThisContext(`(exports, require) => {${transpile(text)}}`);
  if (typeof wrapped !== 'function') throw new Error(text);
  wrapped(exported, (name: string) => MODULES[name]);
  if (exported.run === undefined) throw new Error(text);
  return exported.run;
}

const MAKE: Record<(typeof LIBRARIES)[number], (text: string) => unknown> = {
  'date-fns': (text) => new Date(text),
  luxon: (text) => luxon.DateTime.fromISO(text),
  moment: (text) => moment(text),
};

/** A result as a number or a text, whatever library it is of. */
function plain(result: unknown): unknown {
  if (result instanceof Date || dayjs.isDayjs(result) || moment.isMoment(result)) {
    return `moment ${result.valueOf()}`;
  }
  return luxon.DateTime.isDateTime(result) ? `moment ${result.toMillis()}` : result || false;
}

describe('derived code', () => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env['TZ'] = 'America/New_York';
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  describe.each(LIBRARIES)('in %s', (library) => {
    it.each(Object.keys(SAID).map((expression, i) => [expression, i] as const))(
      'gives what %s gives',
      (expression, i) => {
        const own = runnable(runOf(expression));
        const derived = runnable(derive(`said-${i}`, library));
        const make = MAKE[library];
        const [first = ''] = DAYS;
        const others = /\bb\b/.test(expression) ? DAYS : [first];
        const nullable = /\bn\b/.test(expression) ? [...DAYS, undefined] : [first];
        for (const a of DAYS) {
          for (const b of others) {
            if (isBetweenClocks(expression, a, b)) continue;
            for (const n of nullable) {
              const expected = own(dayjs(a), dayjs(b), n === undefined ? null : dayjs(n));
              const given = [make(a), make(b), n === undefined ? null : make(n)];
              expect(`${a} ${b} ${String(n)}: ${String(plain(derived(...given)))}`).toBe(
                `${a} ${b} ${String(n)}: ${String(plain(expected))}`,
              );
              // What changes its date would change that of others.
              expect(plain(given[0])).toBe(plain(make(a)));
            }
          }
        }
      },
    );
  });
});
