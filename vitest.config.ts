import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.mjs';

/** A busy machine is no failure. Projects do not inherit this from the root, so each one says it. */
const PATIENT = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/**
 * For what waits on browsers, processes, and clocks of two noisy cores: what fails twice is broken, as in Playwright's
 * tests. The report tells which ones needed it.
 */
const SECOND_TRY = { retry: 1 };

/** Start processes and servers, replace modules for a while, hold on to a folder, or wait for a grid: each in a process of its own. */
const PROCESSES = [
  'src/compiler/demos/prerender.test.ts',
  'src/compiler/develop/*.test.ts',
  'src/compiler/history/registry.test.ts',
  'src/compiler/markdown/codemods.test.ts',
  'src/compiler/steps/demos.test.ts',
  'src/core/migration/readCode.test.ts',
  'src/core/sandbox/zip.test.ts',
  'src/server/app.failure.test.ts',
  'src/server/database/*.test.ts',
  'src/server/feedback/maintainers.test.ts',
  'src/server/listen.test.ts',
  'src/server/main.test.ts',
  'src/server/mcp/endpoint.test.ts',
  'src/site/offline/worker/kept.test.ts',
  'tests/content/gridCombinations.test.ts',
  'tests/content/gridLimits.test.ts',
  'tests/content/exports.test.ts',
];

/** Builds the site's content anew after an edit of each table. */
const CACHES = ['src/compiler/contentTables.test.ts'];

export default defineConfig({
  test: {
    // One worker for each core: the runner itself has nothing to do meanwhile.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'units',
          include: ['src/**/*.test.ts', 'tests/{runner,content,browsers,pictures}/**/*.test.ts'],
          exclude: [...CACHES, ...PROCESSES],
          // Loading the same modules anew for each file took nine tenths of the time of the core's files (record 16).
          isolate: false,
          ...PATIENT,
        },
      },
      { test: { name: 'processes', include: PROCESSES, ...PATIENT, ...SECOND_TRY } },
      // Half a hundred builds: apart from the units, which are run over and over.
      { test: { name: 'caches', include: CACHES, ...PATIENT } },
      {
        // Components, in a browser: focus, layout and the keys of a menu are what they are about.
        define: { 'process.env.NODE_ENV': '"development"' },
        // Only these: a discovery would follow the demos into every package that one of them uses, and a package found
        // while tests run reloads the page under them.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'next/head',
            'next/router',
            '@ariakit/react',
            '@babel/parser',
            '@emotion/cache',
            '@emotion/react',
            '@mui/material/styles',
            '@mui/stylis-plugin-rtl',
            '@typescript/vfs',
            '@yarnpkg/parsers',
            'jsonc-parser',
            'lz-string',
            'semver/functions/compare.js',
            'semver/functions/prerelease.js',
            'semver/functions/satisfies.js',
            'semver/functions/valid.js',
            'semver/ranges/min-version.js',
            'semver/ranges/valid.js',
            'stylis',
            'sucrase',
          ],
        },
        test: {
          name: 'components',
          include: ['src/site/**/*.browser.test.tsx'],
          ...PATIENT,
          ...SECOND_TRY,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
              // What a test copies is pasted, as a reader would.
              contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // Two browsers that all of its tests share: a test that is given up would disturb the next one.
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          ...PATIENT,
          testTimeout: 180_000,
          ...SECOND_TRY,
        },
      },
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'], ...PATIENT } },
      {
        test: {
          name: 'sandboxes',
          include: ['tests/sandboxes/**/*.test.ts'],
          ...PATIENT,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
