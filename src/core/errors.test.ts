import { describe, expect, it } from 'vitest';
import { DocsError, printProblem, printProblems } from './errors.ts';

const problem = (file: string, line?: number) => ({
  file,
  ...(line !== undefined && { line }),
  message: `Something is wrong in ${file}.`,
  remedy: 'Fix it.',
});

describe('printProblem', () => {
  it('begins with a place that editors make clickable', () => {
    expect(printProblem(problem('docs/a.md', 12))).toBe(
      'docs/a.md:12  Something is wrong in docs/a.md.\n    Fix it.',
    );
  });

  it('names the file alone when all of it is meant', () => {
    expect(printProblem(problem('docs/a.md'))).toMatch(/^docs\/a\.md {2}Something/);
  });
});

describe('printProblems', () => {
  it('sorts by file and line, as numbers, and counts', () => {
    const given = [problem('b.md', 10), problem('b.md', 9), problem('a.md', 3), problem('b.md')];
    const printed = printProblems(given).split('\n');
    expect(printed.filter((line) => /^\w/.test(line)).map((line) => line.split(' ')[0])).toEqual([
      'a.md:3',
      'b.md',
      'b.md:9',
      'b.md:10',
      '4',
    ]);
    expect(printed.at(-1)).toBe('4 problems in the content.');
  });

  it('counts one problem in the singular', () => {
    expect(printProblems([problem('a.md')])).toMatch(/\n\n1 problem in the content\.$/);
  });

  it('leaves the given order alone', () => {
    const given = [problem('b.md'), problem('a.md')];
    printProblems(given);
    expect(given.map(({ file }) => file)).toEqual(['b.md', 'a.md']);
  });
});

describe('DocsError', () => {
  it('says what happened and how to fix it', () => {
    const error = new DocsError('Unknown command "x".', 'Use one of: a, b.');
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe('Unknown command "x". Use one of: a, b.');
    expect(error.remedy).toBe('Use one of: a, b.');
    expect(error.name).toBe('DocsError');
  });
});
