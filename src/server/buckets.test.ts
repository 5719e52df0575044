import { expect, it } from 'vitest';
import { createBuckets } from './buckets.ts';

it('gives a network what its bucket holds, and then what comes back with time', () => {
  let ms = 0;
  const buckets = createBuckets({ size: 3, perSecond: 0.5 }, () => ms);
  expect([1, 2, 3, 4].map(() => buckets.take('a', 1))).toEqual([true, true, true, false]);
  expect(buckets.secondsUntil('a', 1)).toBe(2);
  expect(buckets.take('b', 3)).toBe(true);
  ms = 2_000;
  expect(buckets.take('a', 2)).toBe(false);
  expect(buckets.take('a', 1)).toBe(true);
  ms = 1_000_000;
  expect(buckets.take('a', 4)).toBe(false);
  expect(buckets.take('a', 3)).toBe(true);
});
