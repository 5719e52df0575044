import { describe, expect, it } from 'vitest';
import { usesOfMember } from '#core/reference/demoUses.ts';
import type { ComponentReference, ReferenceModel } from '#core/reference/reference.ts';
import { chooseDemoUses, type ScannedDemo } from './choose.ts';

const component = (name: string): ComponentReference => ({
  kind: 'component',
  name,
  exportName: name,
  product: 'x-data-grid',
  plan: 'community',
  route: `/${name}/`,
  description: '',
  imports: [],
  typeParameters: [],
  props: ['sortModel', 'rows', 'constructor', 'columns'].map((prop) => ({
    name: prop,
    required: false,
    type: { text: 'string', short: 'string' },
    description: '',
    plan: 'community',
  })),
  alsoAccepts: [],
  slots: [],
  classes: [],
});

const model: ReferenceModel = {
  components: [component('DataGrid'), component('DataGridPro')],
  interfaces: [],
  hooks: [],
  events: [],
  selectors: [],
  exports: [],
  types: {},
};

const demo = (
  name: string,
  route: string,
  sets: ScannedDemo['sets'],
  codes: string[] = [],
): ScannedDemo => ({ use: { route, page: route, demo: name }, codes, sets });

const namesOf = (demos: ScannedDemo[], owner: string, member: string): string[] =>
  usesOfMember(chooseDemoUses(demos, model), `/${owner}/`, member).map((use) => use.demo);

describe('chooseDemoUses', () => {
  it('puts a demo named after the prop first, then one whose section mentions it, then the plainest', () => {
    const sets = { '/DataGrid/': ['sortModel', 'rows'] };
    const demos = [
      demo('Plain', '/a/', { '/DataGrid/': ['sortModel'] }),
      demo('Busy', '/b/', sets),
      demo('Mentioned', '/c/', sets, ['sortModel={[]}']),
      demo('SortingModels', '/d/', sets),
    ];
    expect(namesOf(demos, 'DataGrid', 'sortModel')).toEqual([
      'SortingModels',
      'Mentioned',
      'Plain',
    ]);
  });

  it('takes one demo of a page, and more only when there are no others', () => {
    const sets = { '/DataGrid/': ['rows'] };
    const demos = [demo('A', '/a/', sets), demo('B', '/a/', sets), demo('C', '/c/', sets)];
    expect(namesOf(demos, 'DataGrid', 'rows')).toEqual(['A', 'C', 'B']);
  });

  it('borrows demos of another plan after its own', () => {
    const demos = [
      demo('A', '/a/', { '/DataGrid/': ['rows'] }),
      demo('B', '/b/', { '/DataGridPro/': ['columns', 'rows'] }),
    ];
    expect(namesOf(demos, 'DataGridPro', 'rows')).toEqual(['B', 'A']);
    expect(namesOf(demos, 'DataGridPro', 'columns')).toEqual(['B']);
  });

  it('puts the plainest demo of a component first, whatever the prose mentions', () => {
    const demos = [
      demo('A', '/a/', { '/DataGrid/': ['rows', 'columns'] }, ['DataGrid']),
      demo('B', '/b/', { '/DataGrid/': ['rows'] }),
    ];
    const { owners } = chooseDemoUses(demos, model);
    expect(owners['/DataGrid/']?.map((use) => use.demo)).toEqual(['B', 'A']);
  });

  it('lists at most six demos of a component, with and without props', () => {
    const demos = 'ABCDEFG'.split('').map((name) => demo(name, `/${name}/`, { '/DataGrid/': [] }));
    const { owners, members } = chooseDemoUses(demos, model);
    expect(owners['/DataGrid/']).toHaveLength(6);
    expect(members).toEqual({});
  });

  it('knows no demo of a member that an object always has', () => {
    expect(
      namesOf([demo('A', '/a/', { '/DataGrid/': ['rows'] })], 'DataGrid', 'constructor'),
    ).toEqual([]);
  });
});
