import { test as base } from '@playwright/test';
import { isOver, LATE } from '../runner/timeLimit.ts';

/** Playwright's `test` for what there is one of for each page or demo: once a run's minutes are over, what is left is not run. */
export const test = base.extend<{ inTime: void }>({
  inTime: [
    async ({ browserName: _browserName }, use, info) => {
      // Only where whoever starts the run has given it minutes: ended from outside, it would say nothing of what it has found.
      // The run's end says how many these are; "npm test" by itself has no limit (record 16).
      info.skip(isOver(process.env, Date.now()), LATE);
      await use();
    },
    { auto: true },
  ],
});
