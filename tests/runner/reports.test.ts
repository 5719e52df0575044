import { describe, expect, it } from 'vitest';
import { playwrightCount, vitestCount } from './reports.ts';
import { LATE } from './timeLimit.ts';

const message = [
  'Error: layout shifts',
  '',
  '\u001B[2mexpect(\u001B[22mreceived).toEqual(expected)',
  '',
  '- Expected  - 1',
  '+ Received  + 3',
  '',
  '\u001B[32m- Array []\u001B[39m',
  '\u001B[31m+ Array [\u001B[39m',
  '\u001B[31m+   "0.0012 of p.intro",\u001B[39m',
  '\u001B[31m+ ]\u001B[39m',
].join('\n');

describe('playwrightCount', () => {
  it('says what a test received, the first time', () => {
    const spec = {
      title: 'stands still',
      file: 'every.spec.ts',
      ok: true,
      tests: [
        {
          projectName: 'site',
          status: 'flaky',
          results: [{ duration: 10, error: { message } }, { duration: 10 }],
        },
      ],
    };
    const report = {
      stats: { expected: 0, unexpected: 0, flaky: 1 },
      suites: [{ title: 'every.spec.ts', specs: [spec] }],
    };
    expect(playwrightCount(report)).toEqual({
      passed: 1,
      failed: 0,
      names: [],
      retried: [
        'every.spec.ts: stands still: Error: layout shifts: Array [ "0.0012 of p.intro", ]',
      ],
      late: 0,
    });
  });

  it('counts what was not run because the time was over, apart from what is skipped for another reason', () => {
    const skipped = (description: string) => ({
      title: 'stands still',
      file: 'every.spec.ts',
      ok: true,
      tests: [
        { projectName: 'site', status: 'skipped', annotations: [{ description }], results: [] },
      ],
    });
    const specs = [skipped(LATE), skipped('no Firefox'), skipped(LATE)];
    const report = {
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      suites: [{ title: 'every.spec.ts', specs }],
    };
    expect(playwrightCount(report)).toMatchObject({ passed: 0, failed: 0, late: 2 });
  });
});

describe('vitestCount', () => {
  it('tells what failed from what needed a second try', () => {
    const tests = [
      { fullName: 'stands', status: 'passed', failureMessages: [] },
      { fullName: 'is pressed', status: 'passed', failureMessages: ['Error: too soon\n at x'] },
      { fullName: 'is gone', status: 'failed', failureMessages: ['Error: still there', 'Error'] },
    ];
    const file = { name: 'a.test.ts', message: '', status: 'failed', assertionResults: tests };
    const broken = { name: 'b.test.ts', message: 'Cannot parse\nit', status: 'failed' };
    const testResults = [file, { ...broken, assertionResults: [] }];
    expect(vitestCount({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 1,
      names: ['a.test.ts: is gone: Error: still there', 'b.test.ts: Cannot parse'],
      retried: ['a.test.ts: is pressed: Error: too soon'],
    });
  });
});
