import { describe, expect, it } from 'vitest';
import type { ReferenceMember, ReferenceModel } from '#core/reference/reference.ts';
import { documentedBy, scanDemo, type DemoSets } from './scan.ts';
import { createShapes } from './shapes.ts';

const member = (name: string, text = 'string', required = false): ReferenceMember => ({
  name,
  required,
  type: { text, short: text },
  description: '',
  plan: 'community',
});

const shared = {
  product: 'x-data-grid' as const,
  plan: 'community' as const,
  description: '',
  typeParameters: [],
};

const fromPackage = (line: string) => [
  { package: '@mui/x-data-grid', plan: 'community' as const, line },
];

const model: ReferenceModel = {
  components: [
    {
      ...shared,
      kind: 'component',
      name: 'DataGrid',
      exportName: 'DataGrid',
      route: 'grid',
      imports: fromPackage("import { DataGrid } from '@mui/x-data-grid';"),
      props: [
        member('columns', 'readonly GridColDef<R>[]'),
        member('initialState', 'GridInitialState'),
        member('sortModel', 'GridSortModel'),
        member('getRowParams', '(id: string) => Partial<GridRowParams>'),
      ],
      alsoAccepts: ['className'],
      slots: [],
      classes: [],
    },
  ],
  interfaces: [
    {
      ...shared,
      kind: 'interface',
      name: 'GridColDef',
      route: 'column',
      imports: [],
      members: [member('field'), member('sortable'), member('align')],
    },
    {
      ...shared,
      kind: 'interface',
      name: 'GridSingleSelectColDef',
      route: 'select',
      imports: [],
      members: [member('type', "'singleSelect'", true), member('valueOptions')],
    },
    {
      ...shared,
      kind: 'interface',
      name: 'GridFilterModel',
      route: 'filter',
      imports: [],
      members: [member('items', 'GridFilterItem[]'), member('logicOperator')],
    },
    {
      ...shared,
      kind: 'interface',
      name: 'GridRowParams',
      route: 'params',
      imports: [],
      members: [member('id')],
    },
    {
      ...shared,
      kind: 'interface',
      name: 'GridApi',
      route: 'api',
      imports: [],
      members: [member('setSortModel')],
    },
  ],
  hooks: [],
  events: [],
  selectors: [],
  exports: [],
  types: Object.fromEntries(
    [
      ['GridColDef', 'type GridColDef<R> = GridBaseColDef<R> | GridSingleSelectColDef<R>;'],
      [
        'GridInitialState',
        'interface GridInitialState extends GridFilterState { density: string }',
      ],
      [
        'GridFilterState',
        'interface GridFilterState { filter?: { filterModel?: GridFilterModel } }',
      ],
    ].map(([name = '', text = '']) => [name, { name, description: '', text }]),
  ),
};

const documented = documentedBy(model, createShapes(model));
const IMPORTS =
  "import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';\nimport * as React from 'react';\n";

const scan = (source: string, ...more: { name: string; source: string }[]): DemoSets =>
  scanDemo([{ name: 'Demo.tsx', source: IMPORTS + source }, ...more], documented);

describe('scanDemo', () => {
  it('finds attributes that are documented, and only those', () => {
    expect(scan('<DataGrid columns={[]} className="x" data-id="1" />')).toEqual({
      grid: ['columns'],
    });
  });

  it('finds a component without props', () => {
    expect(scan('<DataGrid />')).toEqual({ grid: [] });
  });

  it('takes a component of the same name from elsewhere for another', () => {
    expect(
      scanDemo([{ name: 'Demo.tsx', source: '<DataGrid columns={[]} />' }], documented),
    ).toEqual({});
  });

  it('knows a styled component', () => {
    expect(
      scan('const Plain = styled(DataGrid)({ border: 0 });\n<Plain sortModel={[]} />'),
    ).toEqual({
      grid: ['sortModel'],
    });
  });

  it('follows a local spread', () => {
    expect(scan('const shared = { sortModel: [] };\n<DataGrid {...shared} />')).toEqual({
      grid: ['sortModel'],
    });
  });

  it.each([
    ['in place', "<DataGrid columns={[{ sortable: false, 'align': 'left' }]} />"],
    ['in a constant', 'const c = [{ sortable: false, align: "x" }];\n<DataGrid columns={c} />'],
    [
      'under a condition, spread, in useMemo',
      'const b = { align: "x" };\nconst c = React.useMemo(() => [...(on ? [{ ...b }] : []), { sortable: true }], []);\n<DataGrid columns={c} />',
    ],
    [
      'in state and mapped',
      'const [c] = React.useState(() => names.map((field) => ({ sortable: true, align: "x" })));\n<DataGrid columns={c} />',
    ],
    [
      'in a local function',
      'function make() { return [{ sortable: true, align: "x" }]; }\n<DataGrid columns={make()} />',
    ],
  ])('finds members of an object %s', (_, source) => {
    expect(scan(source).column).toEqual(['align', 'sortable']);
  });

  it('finds objects by a type that the demo writes, without any element', () => {
    expect(scan("const c: GridColDef[] = [{ field: 'a' }];")).toEqual({ column: ['field'] });
    expect(scan("const c = { field: 'a' } satisfies GridColDef;")).toEqual({ column: ['field'] });
    expect(scan("const [c] = React.useState<GridColDef>({ field: 'a' });")).toEqual({
      column: ['field'],
    });
    expect(scan("function one(): GridColDef { return { field: 'a' }; }")).toEqual({
      column: ['field'],
    });
  });

  it('takes a type of the demo itself for none of the packages', () => {
    expect(
      scan(
        'interface GridFilterModel { items: string[] }\nconst m: GridFilterModel = { items: [] };',
      ),
    ).toEqual({});
  });

  it('opens types on the way: inherited, nested, wrapped, returned', () => {
    const source =
      '<DataGrid initialState={{ filter: { filterModel: { items: [] } } }} getRowParams={(id) => ({ id })} />';
    expect(scan(source)).toEqual({
      grid: ['getRowParams', 'initialState'],
      filter: ['items'],
      params: ['id'],
    });
  });

  it('tells members of a union apart by their literal', () => {
    expect(
      scan("<DataGrid columns={[{ type: 'singleSelect', valueOptions: [] }]} />").select,
    ).toEqual(['type', 'valueOptions']);
    expect(
      scan("<DataGrid columns={[{ type: 'number', valueOptions: [] }]} />").select,
    ).toBeUndefined();
  });

  it('reads the other files of the demo', () => {
    const file = { name: 'columns.ts', source: "export const wide = [{ align: 'x' }];" };
    expect(scan("import { wide as c } from './columns';\n<DataGrid columns={c} />", file)).toEqual({
      grid: ['columns'],
      column: ['align'],
    });
  });

  it('finds calls of the grid’s API object', () => {
    const source =
      'const ref = useGridApiRef();\nref.current?.setSortModel([]);\nother.current?.setSortModel([]);';
    expect(scan(source)).toEqual({ api: ['setSortModel'] });
    expect(scan('const ref = useOther();\nref.current?.setSortModel([]);')).toEqual({});
  });

  it('ends where a value leads to itself', () => {
    expect(scan('const a = b;\nconst b = a;\n<DataGrid columns={a} />')).toEqual({
      grid: ['columns'],
    });
  });
});
