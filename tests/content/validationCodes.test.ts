import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { validateDate, validateDateTime, validateTime } from '@mui/x-date-pickers/validation';
import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
import dayjs, { type Dayjs } from 'dayjs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#compiler/paths.ts';

/*
 * The tables of error codes on the page about validation claim an order: what fails first decides the code. Here each rule
 * is broken alone, and together with each rule below it.
 */

const page = readFileSync(path.join(ROOT, 'content/docs/date-pickers/validation/index.md'), 'utf8');
const section = page.split('### All error codes')[1]?.split('\n## ')[0] ?? '';

/** The codes of each table, from top to bottom. */
const [ofDates = [], ofTimes = []] = section
  .split(/^\| Code .*$/m)
  .slice(1)
  .map((table) => [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, code = '']) => code));

const adapter = new AdapterDayjs();
const timezone = 'default';

/** Half past twelve, which is no multiple of seven minutes, before or after today. */
const valueFor = (codes: readonly string[]): Dayjs => {
  if (codes.includes('invalidDate')) return dayjs('no date');
  const day = dayjs().startOf('day').hour(12).minute(30).second(15);
  return codes.includes('disablePast') ? day.subtract(2, 'year') : day.add(2, 'year');
};

const has = (codes: readonly string[], code: string) => codes.includes(code);

/** Props whose rules with these codes the value breaks. */
const propsFor = (codes: readonly string[], value: Dayjs) => ({
  disableFuture: has(codes, 'disableFuture'),
  disablePast: has(codes, 'disablePast'),
  minDate: has(codes, 'minDate') ? value.add(1, 'day') : dayjs('1900-01-01'),
  maxDate: has(codes, 'maxDate') ? value.subtract(1, 'day') : dayjs('2099-12-31'),
  shouldDisableDate: () => has(codes, 'shouldDisableDate'),
  shouldDisableMonth: () => has(codes, 'shouldDisableMonth'),
  shouldDisableYear: () => has(codes, 'shouldDisableYear'),
  ...(has(codes, 'minTime') && { minTime: value.add(1, 'second') }),
  ...(has(codes, 'maxTime') && { maxTime: value.subtract(1, 'second') }),
  minutesStep: has(codes, 'minutesStep') ? 7 : 1,
  shouldDisableTime: (_: Dayjs, view: string) => has(codes, `shouldDisableTime-${view}`),
});

/** No value is both after today and before it. */
const canBreak = (codes: readonly string[]): boolean =>
  !(has(codes, 'disableFuture') && has(codes, 'disablePast'));

const withOneBelow = (codes: readonly string[]): string[][] =>
  codes
    .flatMap((code, at) => [[code], ...codes.slice(at + 1).map((below) => [code, below])])
    .filter(canBreak);

describe('the tables of error codes', () => {
  it('are two', () => {
    expect(ofDates).toHaveLength(8);
    expect(ofTimes).toHaveLength(8);
  });

  it.each(withOneBelow(ofDates).map((codes) => [codes]))('of dates: %j', (codes) => {
    const value = valueFor(codes);
    const props = propsFor(codes, value);
    expect(validateDate({ adapter, timezone, value, props })).toBe(codes[0]);
  });

  it.each(withOneBelow(ofTimes).map((codes) => [codes]))('of times: %j', (codes) => {
    const value = valueFor(codes);
    const props = propsFor(codes, value);
    expect(validateTime({ adapter, timezone, value, props })).toBe(codes[0]);
  });

  const onlyOfTimes = ofTimes.filter((code) => !ofDates.includes(code));
  it.each(ofDates.flatMap((date) => onlyOfTimes.map((time) => [date, time])))(
    'of both: a day that breaks %s, a time that breaks %s',
    (...codes) => {
      const value = valueFor(codes);
      const props = propsFor(codes, value);
      expect(validateDateTime({ adapter, timezone, value, props })).toBe(codes[0]);
    },
  );

  it('says of a range that ends before it starts that both dates are wrong', () => {
    const end = valueFor([]);
    const start = end.add(1, 'day');
    const props = propsFor([], end);
    expect(validateDateRange({ adapter, timezone, value: [start, end], props })).toEqual([
      'invalidRange',
      'invalidRange',
    ]);
    expect(validateDateRange({ adapter, timezone, value: [end, start], props })).toEqual([
      null,
      null,
    ]);
  });
});
