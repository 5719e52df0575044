import { expect, it } from 'vitest';
import { isOver, sayLate, startClock } from './timeLimit.ts';

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

it.each(['', '0', '-5', '1.5', '75 min', 'Infinity'])('refuses "%s"', (minutes) => {
  expect(() => startClock({ TEST_MINUTES: minutes }, 0)).toThrow(`TEST_MINUTES is "${minutes}"`);
});

it('says how much was left out', () => {
  const env = { TEST_MINUTES: '75' };
  expect(sayLate(0, env)).toEqual([]);
  expect(sayLate(1, env)).toEqual([
    '1 test of the sweeps over all pages: the 75 minutes of TEST_MINUTES were over. Without TEST_MINUTES, all of them are run.',
  ]);
  expect(sayLate(80, env)[0]).toMatch(/^80 tests of the sweeps/);
});
