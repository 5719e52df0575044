import { expect, it } from 'vitest';
import { historyWith, memberSince, ownerWith } from '#core/history/historyFixture.ts';
import type { ComponentReference, ReferenceModel } from '#core/reference/reference.ts';
import { withHistory } from './annotate.ts';

const type = { text: 'boolean', short: 'boolean' };
const prop = (name: string) => ({
  name,
  required: false,
  type,
  description: '',
  plan: 'community' as const,
});

const component = (name: string, exportName = name): ComponentReference => ({
  kind: 'component',
  name,
  exportName,
  product: 'x-data-grid',
  plan: 'community',
  route: `/x/api/data-grid/${name}/`,
  description: '',
  imports: [],
  typeParameters: [],
  props: [prop('rows'), prop('density')],
  alsoAccepts: [],
  slots: [{ name: 'cell', description: '', plan: 'community' }],
  classes: [{ key: 'root', className: 'MuiDataGrid-root', global: false, description: '' }],
});

const model: ReferenceModel = {
  components: [component('Grid'), component('Bar', 'Unstable_Bar')],
  interfaces: [],
  hooks: [],
  events: [{ name: 'rowMoved', description: '', plan: 'community', parameters: type }],
  selectors: [{ name: 'gridSelector', description: '', plan: 'community', category: '', type }],
  types: {},
  exports: [],
};

const history = historyWith({
  exports: new Map([
    ['Grid', { kind: 'component', first: '7.29' }],
    ['Unstable_Bar', { kind: 'component', first: '8.2' }],
    ['gridSelector', { kind: 'function', first: '8.2' }],
  ]),
  owners: new Map([
    [
      'Grid',
      ownerWith({
        members: new Map([
          ['rows', memberSince('7.29', { deprecated: '8.2' })],
          ['density', memberSince('8.2')],
        ]),
        slots: new Map([['cell', { first: '8.2' }]]),
        classes: new Map([['root', { first: '7.29', last: '8.2' }]]),
      }),
    ],
    ['Bar', ownerWith({ members: new Map([['rows', memberSince('8.2')]]) })],
    ['GridEventLookup', ownerWith({ members: new Map([['rowMoved', memberSince('8.2')]]) })],
  ]),
});

const told = withHistory(model, new Map([['x-data-grid', [history]]]), '8.2.0');

it('tells of every row what the packages have told', () => {
  const [grid] = told.components;
  expect(grid?.since).toBeUndefined();
  expect(grid?.props).toMatchObject([{ deprecatedSince: '8.2' }, { since: '8.2' }]);
  expect(grid?.slots).toMatchObject([{ since: '8.2' }]);
  expect(grid?.classes).toMatchObject([{ removedIn: '9' }]);
  expect(told.events).toMatchObject([{ since: '8.2' }]);
  expect(told.selectors).toMatchObject([{ since: '8.2' }]);
});

it('finds an unstable component by the name it is exported under, and tells its age once', () => {
  const [, bar] = told.components;
  expect(bar?.since).toBe('8.2');
  expect(bar?.props[0]).toEqual(prop('rows'));
});

it('knows the changes of each product', () => {
  expect(told.changes?.['x-data-grid']?.map(({ name }) => name)).toContain('density');
  expect(withHistory(model, new Map(), '8.2.0').components).toEqual(model.components);
});
