import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureChromium } from './scripts/chromium.mjs';
import { turnOf } from './tests/pictures/turn.ts';
import { fromToday, startDay } from './tests/runner/timeLimit.ts';

/** Opens the maintainers' view in tests. */
export const FEEDBACK_TOKEN = 'a token for tests only';

const DOCS = 'content/docs';
const PORT = Number(process.env['TEST_PORT'] ?? 4173);

// Said once, before there are workers: midnight may pass while they run.
process.env['TEST_PICTURES'] ??= String(turnOf(new Date()));
startDay(process.env, Date.now());

/**
 * Every demo does what its page says of it. Specs of an article share a page, so one worker runs those of an area, in order;
 * the other workers take other areas, and the rest of the site.
 */
const demosOf = (area: string) => ({
  name: `demos of ${area}`,
  testDir: path.join(DOCS, area),
  testMatch: '**/*.spec.ts',
  workers: 1,
  fullyParallel: false,
});

/** Tests that there are for each page. */
const EACH_PAGE = [
  'pages/no-script',
  'pages/every-page',
  'reference/reference',
  'reference/playground',
].map((file) => path.resolve(`tests/${file}.spec.ts`));

/** More demos than all others together: its one worker begins early. */
const LARGEST = 'data-grid';

export default defineConfig({
  // In this order: when a run's minutes are over, what is left of demos and pages is not run (`tests/runner/timeLimit.ts`).
  projects: [
    {
      name: 'site',
      testDir: 'tests',
      testMatch: '*.spec.ts',
      testIgnore: EACH_PAGE,
    },
    demosOf(LARGEST),
    ...fromToday(
      [
        { name: 'each page', testDir: 'tests', testMatch: EACH_PAGE },
        ...readdirSync(DOCS)
          .filter((area) => area !== LARGEST)
          .map(demosOf),
      ],
      process.env,
    ),
  ],
  outputDir: 'test-results',
  // One more than there are cores: specs wait for a popup to open, or for a promise. Two left three tenths of the cores idle.
  workers: 3,
  fullyParallel: true,
  // Two noisy cores. The report tells which ones needed it; `tests/run.ts` runs what fails twice once more, alone.
  retries: 1,
  // On a slow machine, keeping a product for offline reading took more than half a minute. What passes does not wait.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // The browser's own traffic would fail on a closed network, many times a second.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A document that a test answers for counts as one from the internet, whose frames may not ask this machine.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  webServer: {
    command: 'npx tsx src/server/main.ts',
    url: `http://127.0.0.1:${PORT}/x/introduction/`,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      FEEDBACK_FOLDER: path.join(os.tmpdir(), `docs-feedback-${process.pid}`),
      FEEDBACK_TOKEN,
    },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
