import { expect, it } from 'vitest';
import { fromToday, isOver, sayLate, startClock, startDay, UNLIMITED } from './timeLimit.ts';

it('has no end without a limit', () => {
  const env = {};
  startClock(env, 0);
  expect(env).toEqual({});
  expect(isOver(env, Number.MAX_SAFE_INTEGER)).toBe(false);
});

it('is over after as many minutes as were given', () => {
  const env = { TEST_MINUTES: '2' };
  startClock(env, 5_000);
  expect(isOver(env, 125_000)).toBe(false);
  expect(isOver(env, 125_001)).toBe(true);
});

it('is not over for what may take as long as it needs', () => {
  const env = { TEST_MINUTES: '2' };
  startClock(env, 5_000);
  expect(isOver({ ...env, ...UNLIMITED }, Number.MAX_SAFE_INTEGER)).toBe(false);
});

it.each(['', '0', '-5', '1.5', '75 min', 'Infinity'])('refuses "%s"', (minutes) => {
  expect(() => startClock({ TEST_MINUTES: minutes }, 0)).toThrow(`TEST_MINUTES is "${minutes}"`);
});

it('says how much was left out', () => {
  const env = { TEST_MINUTES: '75' };
  expect(sayLate(0, env)).toEqual([]);
  expect(sayLate(1, env)).toEqual([
    '1 test of the sweeps over all pages and of demos: the 75 minutes of TEST_MINUTES were over. Without TEST_MINUTES, all of them are run.',
  ]);
  expect(sayLate(80, env)[0]).toMatch(/^80 tests of the sweeps over all pages and of demos: /);
});

it('begins elsewhere each day, and loses nothing', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const orders = items.map((_, i) => fromToday(items, { TEST_DAY: String(i) }).join(''));
  expect(orders[0]).toBe('abcdefg');
  expect(new Set(orders.map(([first]) => first)).size).toBe(items.length);
  for (const order of orders) expect([...order].toSorted().join('')).toBe('abcdefg');
  expect(fromToday([], { TEST_DAY: '1' })).toEqual([]);
});

it('stays on the day on which a run began', () => {
  const env: NodeJS.ProcessEnv = {};
  startDay(env, 86_400_000 * 3 - 1);
  expect(env).toEqual({ TEST_DAY: '2' });
  startDay(env, 86_400_000 * 3 + 1);
  expect(env).toEqual({ TEST_DAY: '2' });
});
