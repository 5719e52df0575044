import { stripVTControlCharacters } from 'node:util';
import { LATE } from './timeLimit.ts';

/** How the tests of a step went. */
export interface Count {
  passed: number;
  failed: number;
  /** What failed, to be said again at the end: a log that is cut shows its last lines. */
  names?: string[];
  /** What passed only at the second try. */
  retried?: string[];
  /** How many were not run, because the minutes of the run were over. */
  late?: number;
}

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface VitestFile {
  name: string;
  message: string;
  status: string;
  assertionResults: VitestTest[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
}

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? '';

const MOST_RECEIVED = 600;

/** What stands in a report where something else was expected: lines that a difference marks with "+". */
function receivedIn(text = ''): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const received = lines
    .filter((line) => /^\+ (?!Received)/.test(line))
    .map((line) => line.slice(1).trim())
    .join(' ');
  return received.slice(0, MOST_RECEIVED);
}

export function vitestCount(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const said = (wanted: (test: VitestTest) => boolean) => (file: VitestFile) =>
    file.assertionResults
      .filter(wanted)
      .map((test) => `${file.name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  const names = testResults.flatMap((file) => [
    ...(file.status === 'failed' && file.message
      ? [`${file.name}: ${firstLine(file.message)}`]
      : []),
    ...said(({ status }) => status === 'failed')(file),
  ]);
  // A test that passed keeps what its first try said.
  const retried = testResults.flatMap(
    said(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  );
  return { passed: numPassedTests, failed: numFailedTests, names, retried };
}

interface PlaywrightStep {
  title: string;
  error?: object;
}

interface PlaywrightResult {
  duration: number;
  error?: { message?: string };
  steps?: PlaywrightStep[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  ok: boolean;
  tests: {
    projectName: string;
    status: string;
    annotations?: { description?: string }[];
    results: PlaywrightResult[];
  }[];
}

export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Every test of a suite with the titles of the suites around it: file, demo, test. */
export const specsOf = (
  suite: PlaywrightSuite,
  above: readonly string[] = [],
): { spec: PlaywrightSpec; path: string[] }[] => {
  const path = [...above, suite.title];
  return [
    ...suite.specs.map((spec) => ({ spec, path: [...path, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, path)),
  ];
};

/** The first try tells why: the second may only say that there is no time left. */
function reasonOf({ tests }: PlaywrightSpec): string {
  const [result] = tests[0]?.results ?? [];
  const step = result?.steps?.find(({ error }) => error !== undefined)?.title;
  const message = result?.error?.message;
  return [step, firstLine(message), receivedIn(message)].filter(Boolean).join(': ');
}

const isLate = ({ annotations = [] }: PlaywrightSpec['tests'][number]): boolean =>
  annotations.some(({ description }) => description === LATE);

export function playwrightCount(report: unknown): Count {
  const { stats, suites } = report as PlaywrightReport;
  const specs = suites.flatMap((suite) => specsOf(suite));
  const print = ({ spec, path }: (typeof specs)[number]): string =>
    `${path.join(': ')}: ${reasonOf(spec)}`;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: specs.filter(({ spec }) => !spec.ok).map(print),
    retried: specs
      .filter(({ spec }) => spec.tests.some(({ status }) => status === 'flaky'))
      .map(print),
    late: specs.filter(({ spec }) => spec.tests.some(isLate)).length,
  };
}
