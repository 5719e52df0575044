/*
 * `npm test`: everything, in the order of what fails fastest. Every step runs even when one before it failed, except
 * that nothing can be tested in a browser which could not be built. Ends with the line "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from '../scripts/chromium.mjs';

interface Count {
  passed: number;
  failed: number;
  /** What failed, to be said again at the end: a log that is cut shows its last lines. */
  names?: string[];
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

const binary = (name: string): string => `node_modules/.bin/${name}`;
const TSC = 'node_modules/typescript-native/bin/tsc';

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function add(name: string, { passed, failed, names = [] }: Count): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push([name, ...names].join('\n  '));
}

/** A step that passes or fails as a whole. */
function step(name: string, command: string, args: string[]): boolean {
  console.log(`\n— ${name}`);
  const ok = run(command, args);
  add(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return ok;
}

/** A step whose runner writes how many tests passed; a runner that dies without a word has failed. */
function counted(
  name: string,
  args: [string, ...string[]],
  read: (report: unknown) => Count,
  file: string,
): void {
  console.log(`\n— ${name}`);
  rmSync(file, { force: true });
  const [command, ...rest] = args;
  const ok = run(binary(command), rest);
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report of ${name}: ${String(error)}`);
  }
  const unexplained = (!ok && count.failed === 0) || count.passed + count.failed === 0;
  add(name, unexplained ? { ...count, failed: 1 } : count);
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? '';

const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const names = testResults.flatMap((file) => [
    ...(file.status === 'failed' && file.message
      ? [`${file.name}: ${firstLine(file.message)}`]
      : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${file.name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, names };
};

/** One project of `vitest.config.ts`. */
function vitest(name: string, project: string): void {
  const report = `test-results/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  counted(name, ['vitest', 'run', '--project', project, ...reporters], vitestCount, report);
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

const failedSpecs = (suite: PlaywrightSuite): string[] => [
  ...suite.specs
    .filter(({ ok }) => !ok)
    .map(
      ({ title, tests }) =>
        `${suite.title}: ${title}: ${firstLine(tests[0]?.results[0]?.error?.message)}`,
    ),
  ...(suite.suites ?? []).flatMap(failedSpecs),
];

const playwrightCount = (report: unknown): Count => {
  const { stats, suites } = report as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: PlaywrightSuite[];
  };
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected, names: suites.flatMap(failedSpecs) };
};

mkdirSync('test-results', { recursive: true });
// The rooms' types need what the compiler writes.
const compiled = step('compile: content, links, types of demos and fences', binary('tsx'), [
  'src/compiler/cli.ts',
  'build',
]);
for (const room of ['src/core', 'src/compiler', 'src/site', 'src/server', 'tests'])
  step(`types of ${room}`, TSC, ['-p', room]);
step('lint', binary('oxlint'), []);
step('format', binary('prettier'), ['--check', '--log-level', 'warn', '.']);
step('unused code', binary('knip'), []);
vitest('units', 'units');
ensureChromium();
vitest('components, in a browser', 'components');
if (compiled) vitest('sandboxes: every one checked, some installed and built', 'sandboxes');
if (compiled && step('build', 'npm', ['run', 'build'])) {
  vitest('built files', 'built');
  ensureChromium();
  counted('browser', ['playwright', 'test'], playwrightCount, 'test-results/browser.json');
} else {
  failures.push('built files and browser: not run');
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && failures.length === 0 ? 0 : 1;
