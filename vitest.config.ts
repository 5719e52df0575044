import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One worker for each core: the runner itself has nothing to do meanwhile.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'units',
          include: ['src/**/*.test.ts', 'tests/{runner,content}/**/*.test.ts'],
          testTimeout: 60_000,
          // A database that is started takes its time on a busy machine.
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      {
        test: {
          name: 'sandboxes',
          include: ['tests/sandboxes/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
});
