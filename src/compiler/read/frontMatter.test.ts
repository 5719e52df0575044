import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './frontMatter.ts';

const GOOD = 'title: Sorting\ndescription: Sort rows by one or more columns.';

const problemsOf = (yaml: string | undefined): string[] => {
  const read = readFrontMatter('docs/index.md', yaml);
  if (!('problems' in read)) return [];
  expect(read.problems.map(({ file }) => file)).toEqual(read.problems.map(() => 'docs/index.md'));
  return read.problems.map(({ line, message }) => `${line} ${message}`);
};

describe('readFrontMatter', () => {
  it('fills in what a page may leave out', () => {
    expect(readFrontMatter('docs/index.md', GOOD)).toEqual({
      values: {
        title: 'Sorting',
        description: 'Sort rows by one or more columns.',
        components: [],
        packages: [],
        plan: 'community',
        ads: true,
        toc: true,
      },
    });
  });

  it('keeps what a page sets', () => {
    const more =
      "components: [DataGrid]\npackages: ['@mui/x-data-grid']\nplan: pro\nads: false\ntoc: false\nwaiAria: https://www.w3.org/WAI/";
    expect(readFrontMatter('docs/index.md', `${GOOD}\n${more}`)).toMatchObject({
      values: {
        components: ['DataGrid'],
        packages: ['@mui/x-data-grid'],
        plan: 'pro',
        ads: false,
        toc: false,
        waiAria: 'https://www.w3.org/WAI/',
      },
    });
  });

  it('names each unknown key at its line, and the legal ones', () => {
    const yaml = `${GOOD}\ncomponent: DataGrid\nPlan: pro`;
    expect(problemsOf(yaml)).toEqual([
      '4 Unknown front matter key "component".',
      '5 Unknown front matter key "Plan".',
    ]);
    const read = readFrontMatter('docs/index.md', yaml);
    expect('problems' in read && read.problems[0]?.remedy).toBe(
      'Use only: title, description, components, packages, plan, ads, toc, waiAria.',
    );
  });

  it('names each illegal value at its line', () => {
    const yaml = [
      "title: ''",
      'description: Too short.',
      "packages: ['@mui/x-charts', react]",
      'plan: gold',
      'ads: no thanks',
      'waiAria: http://example.com',
    ].join('\n');
    const problems = problemsOf(yaml);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      '2 Front matter "title"',
      '3 Front matter "description"',
      '4 Front matter "packages" (entry 1)',
      '5 Front matter "plan"',
      '6 Front matter "ads"',
      '7 Front matter "waiAria"',
    ]);
    expect(problems[3]).toContain('"community"|"pro"|"premium"');
  });

  it('refuses a description that search results would cut', () => {
    expect(problemsOf(`title: Rows\ndescription: ${'long '.repeat(33)}`)[0]).toMatch(
      /^3 Front matter "description": Too big/,
    );
  });

  it.each([
    [
      'a colon in a value',
      `${GOOD}\nplan: a: b`,
      /^4 The front matter is no YAML: Nested mappings/,
    ],
    ['a key that stands twice', `${GOOD}\ntitle: Rows`, /^4 The front matter is no YAML: Map keys/],
    ['an open quote', `title: "Rows`, /^2 The front matter is no YAML: Missing closing "quote/],
    ['an alias of nothing', `title: *Rows*`, /^1 The front matter is no YAML: Unresolved alias/],
  ])('says where %s is no YAML', (_, yaml, message) => {
    const problems = problemsOf(yaml);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  it.each([
    ['nothing', ''],
    ['a comment', '# title: Rows'],
  ])('asks for title and description when there is %s', (_, yaml) => {
    expect(problemsOf(yaml).map((problem) => problem.split(':')[0])).toEqual([
      '1 Front matter "title"',
      '1 Front matter "description"',
    ]);
  });

  it('refuses what is no table of keys', () => {
    expect(problemsOf('- title')).toHaveLength(1);
    expect(problemsOf('Sorting')).toHaveLength(1);
  });
});
