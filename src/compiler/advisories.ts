import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/** What is known of the advisories about the packages in use. */
export type Advisories =
  /** The registry does not give them, or not now. */
  | { kind: 'not checked'; reason: string }
  | { kind: 'none'; packages: number }
  | { kind: 'found'; lines: string[] };

const Failed = z.object({ message: z.string() });
const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string().default('') }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
});

/** Reads what `npm audit --json` prints. What is no whole report is no clean one either. */
export function readAudit(printed: string): Advisories {
  const value = parse(printed);
  const report = Report.safeParse(value);
  if (!report.success) {
    const failed = Failed.safeParse(value);
    return {
      kind: 'not checked',
      reason: failed.success ? failed.data.message : 'npm has printed no report.',
    };
  }
  const { vulnerabilities, metadata } = report.data;
  const lines = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
  );
  return lines.length > 0
    ? { kind: 'found', lines }
    : { kind: 'none', packages: metadata.dependencies.total };
}

/** As a line or more for people. */
export function printAdvisories(advisories: Advisories): string {
  switch (advisories.kind) {
    case 'not checked':
      return `Advisories: not checked. ${advisories.reason}`;
    case 'none':
      return `Advisories: none about ${advisories.packages} packages.`;
    case 'found':
      return ['Advisories:', ...advisories.lines.map((line) => `  ${line}`)].join('\n');
  }
}

/** Without a network, npm would go on trying for minutes. */
const ANSWER_WITHIN_MS = 60_000;

/** Asks the registry that npm is set up with. */
export function checkAdvisories(): Advisories {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: ANSWER_WITHIN_MS,
  });
  return error === undefined ? readAudit(stdout) : { kind: 'not checked', reason: error.message };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the caller says so
  }
}
