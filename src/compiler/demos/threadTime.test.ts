import { expect, it } from 'vitest';
import { threadSeconds } from './threadTime.ts';

it('grows while the thread works', () => {
  const before = threadSeconds();
  const until = before + 0.05;
  let sum = 0;
  for (let round = 0; threadSeconds() < until && round < 1e6; round += 1) sum += Math.sqrt(round);
  expect(sum).toBeGreaterThan(0);
  expect(threadSeconds()).toBeGreaterThanOrEqual(until);
});
