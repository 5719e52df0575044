import { describe, expect, it } from 'vitest';
import { gridFeatures } from '#content/features/dataGrid.ts';
import type { Feature } from '#core/features.ts';
import type { ReferenceMember, ReferenceModel } from '#core/reference/reference.ts';
import { PLANS, type Plan } from '#core/reference/plans.ts';
import { model as fixture } from '../crossReferences/fixtureModel.ts';
import { checkFeatures } from './features.ts';

const [anyGrid] = fixture.components;
const [anyInterface] = fixture.interfaces;
if (anyGrid === undefined || anyInterface === undefined) throw new Error('The fixture is empty.');
const [anyProp] = anyGrid.props;
if (anyProp === undefined) throw new Error('The grid of the fixture has no props.');

const member = (name: string, plan: Plan = 'community'): ReferenceMember => ({
  ...anyProp,
  name,
  plan,
});

const grid = (name: string, plan: Plan, props: string[]) => ({
  ...anyGrid,
  name,
  plan,
  props: props.map((prop) => member(prop)),
  alsoAccepts: ['columnGroupingModel'],
});

const model: ReferenceModel = {
  ...fixture,
  components: [
    grid('DataGrid', 'community', ['sortModel']),
    grid('DataGridPro', 'pro', ['sortModel', 'treeData']),
    grid('DataGridPremium', 'premium', ['sortModel', 'treeData', 'cellSelection']),
    { ...anyGrid, name: 'ExportExcel', plan: 'premium' },
  ],
  interfaces: [
    {
      ...anyInterface,
      name: 'GridColDef',
      members: [member('colSpan'), member('renderHeaderFilter', 'pro')],
    },
    { ...anyInterface, name: 'GridApi', members: [member('exportState')] },
  ],
};

const changelog = [
  '# Change log',
  '## 8.1.0',
  '- [DataGrid] Something else (#12)',
  '## 8.0.0',
  '- [DataGridPro] Trees (#11) @somebody',
].join('\n');

const check = (changes: Partial<Feature>, ...more: Feature[]): string[] =>
  checkFeatures([{ ...trees, ...changes }, ...more], { model, changelog }).map(
    ({ message }) => message,
  );

const trees: Feature = {
  name: 'Trees',
  does: 'Rows with children',
  plan: 'pro',
  page: '/x/react-data-grid/tree-data/',
  names: ['treeData'],
};

describe('checkFeatures', () => {
  it.each<[Plan, string[]]>([
    ['community', ['sortModel']],
    ['community', ['columnGroupingModel']],
    ['community', ['GridColDef.colSpan', 'slots.toolbar']],
    ['community', ['apiRef.current.exportState()']],
    ['pro', ['sortModel', 'treeData']],
    ['pro', ['GridColDef.renderHeaderFilter']],
    ['premium', ['ExportExcel']],
  ])('accepts in %s: %j', (plan, names) => {
    expect(check({ plan, names })).toEqual([]);
  });

  it.each<[Plan, string, string]>([
    ['community', 'treeData', 'DataGrid'],
    ['pro', 'cellSelection', 'DataGridPro'],
    ['premium', 'sortModle', 'DataGridPremium'],
    ['community', 'GridColDef.renderHeaderFilter', 'DataGrid'],
    ['premium', 'GridColDef.sum', 'DataGridPremium'],
    ['premium', 'slots.tools', 'DataGridPremium'],
    ['premium', 'apiRef.current.saveState()', 'DataGridPremium'],
    ['pro', 'ExportExcel', 'DataGridPro'],
  ])('refuses in %s what it does not have: %s', (plan, name, component) => {
    expect(check({ plan, names: [name] })).toEqual([
      `The feature "Trees" claims ${name}, which ${component} does not have.`,
    ]);
  });

  it('checks the prop of the server, too', () => {
    expect(check({ server: 'cellSelection' })).toEqual([
      'The feature "Trees" claims cellSelection, which DataGridPro does not have.',
    ]);
  });

  it('refuses a plan that is higher than needed, and a feature without a name', () => {
    expect(check({ plan: 'premium' })).toEqual([
      'The feature "Trees" needs Premium, but Pro has treeData, too.',
    ]);
    expect(check({ names: [] })).toEqual(['The feature "Trees" names nothing that proves it.']);
  });

  it('asks the changelog for the first release, below its own heading alone', () => {
    expect(check({ since: { release: '8.0.0', change: 11 } })).toEqual([]);
    expect(check({ since: { release: '8.1.0', change: 11 } })).toEqual([
      'The feature "Trees" is new in 8.1.0, below which the changelog does not name #11.',
    ]);
    expect(check({ since: { release: '8.0.0', change: 1 } })).toHaveLength(1);
    expect(check({ since: { release: '8.2.0', change: 11 } })).toEqual([
      'The feature "Trees" is new in 8.2.0, which the changelog does not have.',
    ]);
  });

  it('finds a feature that stands twice', () => {
    expect(check({}, trees)).toEqual(['The feature "Trees" stands twice.']);
  });

  it('has nothing to say of a model without the grid', () => {
    const other = { ...model, components: [] };
    expect(checkFeatures([{ ...trees, names: ['nothing'] }], { model: other, changelog })).toEqual(
      [],
    );
  });
});

describe('the map of the Data Grid', () => {
  it('has rows for each plan whatever the other filters are', () => {
    for (const plan of PLANS) {
      const rows = gridFeatures.filter((feature) => feature.plan === plan);
      expect(rows.some(({ server, levels }) => server !== undefined && levels !== undefined)).toBe(
        true,
      );
    }
  });
});
