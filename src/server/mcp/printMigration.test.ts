import { expect, it } from 'vitest';
import type { Mention } from './migration.ts';
import { printNames, type ExplainedName } from './printMigration.ts';

const WHERE = { documented: '8.12.0', reference: 'the reference of 8.12.0' };

const mention = (at: number, length: number): Mention => ({
  page: `/x/migration/${at}/`,
  route: `/x/migration/${at}/#rows`,
  title: 'Rows',
  from: 0,
  to: length,
  markdown: `## Rows of ${at}\n\n${'word '.repeat(length / 5).trimEnd()}`,
  ending: '',
});

const named = (identifier: string, sections: Mention[]): ExplainedName => ({
  described: { identifier, status: 'current', packages: [], places: [] },
  near: [],
  exported: { current: [], older: [] },
  history: [],
  sections,
});

it('prints as many sections of a name as there is room for, whole, and where the others are', () => {
  const sections = Array.from({ length: 40 }, (_, at) => mention(at, 1_900));
  const [text = ''] = printNames([named('rows', sections)], WHERE);
  expect(text.length).toBeLessThan(10_000);
  const [above = '', others = ''] = text.split(
    '\n\nThese sections have it, too. Read them with get_page:\n',
  );
  const printed = [...above.matchAll(/## Rows of (\d+)\n\n(?:word ?)+(?:\n|$)/g)].map(
    ([, at]) => at,
  );
  expect(printed).toEqual(['0', '1', '2', '3']);
  expect(others.split('\n')).toEqual(sections.slice(4).map(({ route }) => `- ${route}`));
});

it('prints a section that had no room under one name under the next', () => {
  const sections = Array.from({ length: 5 }, (_, at) => mention(at, 1_900));
  const [, next] = printNames([named('rows', sections), named('columns', sections)], WHERE);
  expect(next).toContain('See /x/migration/0/#rows above.');
  expect(next).toContain('## Rows of 4');
  expect(next).not.toContain('Read them with get_page');
});
