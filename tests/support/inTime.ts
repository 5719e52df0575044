import { test as base } from '@playwright/test';
import { isOver, LATE } from '../runner/timeLimit.ts';

/** Playwright's `test` for what there is one of for each page or demo: once a run's minutes are over, what is left is not run. */
export const test = base.extend<{ inTime: void }>({
  inTime: [
    // Playwright reads from the first parameter which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, info) => {
      info.skip(isOver(process.env, Date.now()), LATE);
      await use();
    },
    { auto: true },
  ],
});
