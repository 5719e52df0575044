import { describe, expect, it } from 'vitest';
import type { NameChange } from '../history/changes.ts';
import { differencesOf, gapBetween, isBetween, MissingNames } from './differences.ts';
import { isMissing, isNewerThan } from './searched.ts';

const packages = {
  '@mui/x-grid': { versions: ['7.29.1', '8.12.0', '8.29.3', '9.14.0'], exports: {} },
};

/** From a reader's version to 8.12.0. */
const gap = (reader: string) => gapBetween({ packages }, reader, '8.12.0');

describe('isBetween', () => {
  it.each([
    ['8.5', '8.5.3', false],
    ['8.6', '8.5.3', true],
    ['8.12', '8.5.3', true],
    ['8.13', '8.5.3', false],
    ['9', '8.5.3', false],
    ['7', '8.5.3', false],
    // Of a major alone, nobody knows the minor.
    ['7', '7.20.0', true],
    // In the newest minor of a major is whatever it brought.
    ['7', '7.29.1', false],
    ['8.0', '7.29.1', true],
    ['6', '7.20.0', false],
    ['7', '6.20.1', true],
    ['8.12', '8.29.3', false],
    ['8.13', '8.29.3', true],
    ['9', '8.29.3', false],
    ['9', '9.1.0', true],
    ['9', '9.14.0', true],
    ['9.14', '9.1.0', false],
    // Patches are the same.
    ['8.12', '8.12.9', false],
    ['8.13', '8.12.9', false],
  ])('of %s for a reader of %s', (version, reader, expected) => {
    expect(isBetween(version, gap(reader))).toBe(expected);
  });
});

const change = (version: string, rest: Partial<NameChange>): NameChange => ({
  version,
  kind: 'added',
  subject: 'member',
  name: 'density',
  ...rest,
});

const changes = [
  change('8.0', { owner: 'Grid', name: 'old', kind: 'removed' }),
  change('8.2', { owner: 'Grid' }),
  change('8.8', { owner: 'Grid', subject: 'slot', name: 'cell' }),
  change('8.9', { owner: 'Grid', subject: 'class', name: 'row' }),
  change('8.10', { subject: 'component', name: 'GridBar' }),
  change('8.20', { owner: 'Grid', name: 'rows', kind: 'removed' }),
  change('9', { subject: 'component', name: 'Unstable_Sankey', kind: 'removed' }),
  change('9', { subject: 'component', name: 'Sankey' }),
];

const names = (reader: string): string[] =>
  differencesOf(changes, gap(reader)).map(({ name }) => name);

it('finds what lies between two versions, in either direction', () => {
  expect(names('8.5.3')).toEqual(['cell', 'row', 'GridBar']);
  expect(names('7.29.1')).toEqual(['old', 'density', 'cell', 'row', 'GridBar']);
  expect(names('8.29.3')).toEqual(['rows']);
  expect(names('8.12.1')).toEqual([]);
});

describe('MissingNames', () => {
  const older = new MissingNames(changes, gap('8.5.3'));
  const newer = new MissingNames(changes, gap('9.14.0'));

  it('has what an older version did not have yet, with all that belongs to it', () => {
    expect(older.hasExport('GridBar')).toBe(true);
    expect(older.hasPart('GridBar', 'member', 'size')).toBe(true);
    expect(older.hasPart('Grid', 'slot', 'cell')).toBe(true);
    expect(older.hasPart('Grid', 'member', 'density')).toBe(false);
    expect(older.hasPart('Grid', 'member', 'rows')).toBe(false);
  });

  it('has what a newer version has no more, but not what has another name there', () => {
    expect(newer.hasPart('Grid', 'member', 'rows')).toBe(true);
    expect(newer.hasPart('Grid', 'slot', 'cell')).toBe(false);
    expect(newer.hasExport('Sankey')).toBe(false);
  });

  it('claims nothing of a minor that nobody knows', () => {
    const unsure = [change('7', { owner: 'Grid', name: 'slots' })];
    expect(new MissingNames(unsure, gap('7.20.0')).hasPart('Grid', 'member', 'slots')).toBe(false);
    expect(new MissingNames(unsure, gap('6.20.0')).hasPart('Grid', 'member', 'slots')).toBe(true);
  });

  it('knows what a search has found', () => {
    const owners = (...titles: string[]) =>
      titles.map((title) => ({
        route: '/x/',
        title,
        product: 'x-data-grid' as const,
      })) as [never, ...never[]];
    const missing = (kind: Parameters<typeof isMissing>[0]['kind'], name: string, of = ['Grid']) =>
      isMissing({ kind, name, owners: owners(...of) }, older);
    expect(missing('component', 'GridBar')).toBe(true);
    expect(missing('slot', 'cell')).toBe(true);
    // One of its owners has it.
    expect(missing('slot', 'cell', ['Grid', 'OtherGrid'])).toBe(false);
    expect(missing('class', 'MuiGrid-row')).toBe(true);
    // A class, and a prop, that are older than the slot of their name.
    expect(missing('class', 'MuiGrid-cell')).toBe(false);
    expect(missing('prop', 'cell')).toBe(false);
    expect(missing('prop', 'size', ['GridBar'])).toBe(true);
    expect(missing('playground', 'GridBar', ['GridBar'])).toBe(true);
    expect(missing('section', 'GridBar')).toBe(false);
  });
});

it.each([
  ['8.4', '8.3.1', true],
  ['8.4', '8.4.0', false],
  ['8.4', '8.10.0', false],
  ['8.10', '8.9.2', true],
  ['8.0', '7.29.1', true],
  [undefined, '5.0.0', false],
])('a section since %s is newer than %s: %s', (since, version, newer) => {
  expect(isNewerThan({ ...(since !== undefined && { since }) }, version)).toBe(newer);
});
