import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import counts from '#content/changeThreads.json' with { type: 'json' };
import { ROOT } from '../paths.ts';

/*
 * Upgrade guides list their changes in the order in which readers meet them, by two counts: demos, and issues of users
 * (docs/writing.md).
 */

interface Counted {
  /** What a search was asked, after the name of the product and the version. */
  asked: string;
  /** Numbers of issues, the oldest first. */
  issues: number[];
}

interface Row {
  /** The section that it links to. */
  section: string;
  affected: string;
  /** NaN where demos do not show the change. */
  demos: number;
  threads: number;
}

const FOLDER = path.join(ROOT, 'content/docs/migration');

const GUIDES = readdirSync(FOLDER)
  .filter((guide) => guide.startsWith('migration-'))
  .map((guide) => ({ guide, rows: rowsOf(guide) }));

const countsOf = (guide: string): Record<string, Counted> =>
  (counts as Record<string, Record<string, Counted>>)[guide] ?? {};

function rowsOf(guide: string): Row[] {
  const lines = readFileSync(path.join(FOLDER, guide, 'index.md'), 'utf8').split('\n');
  const head = lines.findIndex((line) => /^\| Change\b/.test(line));
  if (head === -1) return [];
  const columns = cellsOf(lines[head] ?? '');
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'));
  return lines.slice(head + 2, end).map((line) => {
    const cells = cellsOf(line);
    const numberIn = (column: string): number => Number(cells[columns.indexOf(column)] ?? NaN);
    return {
      section: /\]\(#([^)]+)\)/.exec(cells[0] ?? '')?.[1] ?? '',
      affected: cells[1] ?? '',
      demos: numberIn('Demos'),
      threads: numberIn('Threads'),
    };
  });
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|\s*|\s*\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** The place of each number among all that there are, the highest first; equal numbers share one. */
function placesOf(numbers: readonly number[]): number[] {
  const all = [...new Set(numbers)].toSorted((a, b) => b - a);
  return numbers.map((each) => all.indexOf(each) + 1);
}

describe.each(GUIDES)('the list of $guide', ({ guide, rows }) => {
  it('says for each change how many threads were found', () => {
    expect(rows).not.toEqual([]);
    const found = Object.entries(countsOf(guide)).map(([section, { issues }]) => [
      section,
      issues.length,
    ]);
    expect(Object.fromEntries(rows.map(({ section, threads }) => [section, threads]))).toEqual(
      Object.fromEntries(found),
    );
  });

  it('goes by the sum of the places in both counts', () => {
    // What can wait for a later version stands last.
    const counted = rows.filter(
      ({ demos, affected }) => !Number.isNaN(demos) && !affected.includes('optional'),
    );
    const byDemos = placesOf(counted.map(({ demos }) => demos));
    const byThreads = placesOf(counted.map(({ threads }) => threads));
    const placed = counted.map((row, at) => ({
      ...row,
      sum: (byDemos[at] ?? 0) + (byThreads[at] ?? 0),
    }));
    expect(placed.map(({ section }) => section)).toEqual(
      placed.toSorted((a, b) => a.sum - b.sum || b.demos - a.demos).map(({ section }) => section),
    );
  });

  it('goes by threads where demos do not show a change', () => {
    const dashed = rows.filter(({ demos }) => Number.isNaN(demos));
    expect(dashed).toEqual(dashed.toSorted((a, b) => b.threads - a.threads));
  });
});

describe('the counts of threads', () => {
  it('are of lists that there are', () => {
    const listed = GUIDES.map(({ guide }) => guide);
    expect(Object.keys(counts).filter((guide) => !listed.includes(guide))).toEqual([]);
  });

  it('are what one search can find: at most twelve issues, each once', () => {
    const wrong = GUIDES.flatMap(({ guide }) => Object.entries(countsOf(guide))).filter(
      ([, { asked, issues }]) =>
        asked === '' ||
        issues.length > 12 ||
        issues.some((issue, at) => !Number.isInteger(issue) || issue <= (issues[at - 1] ?? 0)),
    );
    expect(wrong).toEqual([]);
  });
});
