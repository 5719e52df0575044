import type {
  ComponentReference,
  InterfaceReference,
  ReferenceMember,
  ReferenceModel,
} from '#core/reference/reference.ts';
import type { PrintedReference } from '../reference/printedReference.ts';

/* A small reference for the tests of this folder. */

const member = (name: string, more: Partial<ReferenceMember> = {}): ReferenceMember => ({
  name,
  required: false,
  type: { text: 'boolean', short: 'boolean' },
  description: `Says what ${name} does.`,
  plan: 'community',
  ...more,
});

const component = (name: string, props: ReferenceMember[]): ComponentReference => ({
  kind: 'component',
  name,
  exportName: name,
  product: 'x-data-grid',
  plan: 'community',
  route: `/x/api/data-grid/${name.toLowerCase()}/`,
  description: '',
  imports: [{ package: '@mui/x-data-grid', plan: 'community', line: '' }],
  typeParameters: [],
  props,
  alsoAccepts: ['className'],
  slots: [{ name: 'toolbar', description: '', default: 'GridToolbar', plan: 'community' }],
  classes: ['cell', 'cell--editing'].map((key) => ({
    key,
    className: `MuiDataGrid-${key}`,
    global: false,
    description: '',
  })),
  themeName: 'MuiDataGrid',
});

const type = (name: string, members: InterfaceReference['members']): InterfaceReference => ({
  kind: 'interface',
  name,
  product: 'x-data-grid',
  plan: 'community',
  route: `/x/api/data-grid/${name.toLowerCase()}/`,
  description: '',
  imports: [{ package: '@mui/x-data-grid', plan: 'community', line: '' }],
  typeParameters: [],
  members,
});

const sortModel = member('sortModel', {
  type: { text: 'GridSortModel', short: 'GridSortModel' },
  default: '[]',
});
const props = [member('rows'), sortModel, member('sortingOrder'), member('onRowClick')];

export const model: ReferenceModel = {
  components: [
    component('DataGrid', props),
    component('DataGridPro', [...props, member('rowReordering', { plan: 'pro' })]),
  ],
  interfaces: [
    type('GridColDef', [member('sortable'), member('sortingOrder'), member('type')]),
    type('GridRowParams', [member('columns')]),
    type('GridCellParams', [member('rowNode')]),
    type('GridApi', [{ ...member('setSortModel'), group: 'GridSortApi' }]),
  ],
  hooks: [],
  events: [
    {
      name: 'rowDoubleClick',
      description: 'Fired when a row is double-clicked.',
      plan: 'community',
      parameters: { text: 'GridRowParams', short: 'GridRowParams' },
      prop: 'onRowDoubleClick',
    },
  ],
  selectors: [
    {
      name: 'gridSortModelSelector',
      description: 'Gets the sort model.',
      plan: 'community',
      category: 'Sorting',
      type: { text: 'GridSortModel', short: 'GridSortModel' },
    },
  ],
  types: {
    GridSortModel: {
      name: 'GridSortModel',
      package: '@mui/x-data-grid',
      description: '',
      text: 'type GridSortModel = readonly GridSortItem[];',
    },
  },
  exports: ['Button', 'GridToolbar', 'onClick', 'useGridApiRef', 'useMemo'],
};

const anchors: Record<string, string[]> = {
  DataGrid: [
    'data-grid-prop-rows',
    'data-grid-prop-sortModel',
    'data-grid-prop-onRowClick',
    'DataGrid-css-toolbar',
    'data-grid-classes-cell',
    'data-grid-classes-cell--editing',
    'type-GridSortModel',
  ],
  DataGridPro: ['data-grid-pro-prop-rowReordering'],
  GridColDef: ['grid-col-def-prop-sortable'],
  GridCellParams: ['grid-cell-params-prop-rowNode'],
  GridApi: ['grid-api-prop-setSortModel'],
};

/** The reference pages of the model, as far as prose looks at them. */
export const printed: PrintedReference[] = [...model.components, ...model.interfaces].map(
  ({ name, route, product, plan, description }) => ({
    key: name,
    route,
    title: name,
    description,
    plan,
    product,
    packages: [],
    tree: { type: 'root', children: [] },
    toc: [],
    anchors: anchors[name] ?? [],
  }),
);
