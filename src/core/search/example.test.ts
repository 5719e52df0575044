import { expect, it } from 'vitest';
import type { SearchEntity, SearchKind } from './entity.ts';
import { exampleOf } from './example.ts';

const page = (title: string) => ({ title, route: '/x/', product: 'x-data-grid' }) as const;

const entity = (kind: SearchKind, name: string, type = '', fallback = ''): SearchEntity => ({
  kind,
  name,
  type,
  default: fallback,
  text: '',
  plan: 'community',
  deprecated: false,
  owners: [page('DataGrid')],
});

it.each([
  ['autoPageSize', 'boolean', 'false', 'autoPageSize'],
  ['hideFooter', 'boolean', 'true', 'hideFooter={false}'],
  ['density', "'comfortable' | 'compact'", "'comfortable'", 'density="compact"'],
  ['rowHeight', 'number', '52', 'rowHeight={52}'],
  ['tabIndex', 'number', '', 'tabIndex={1}'],
  ['onRowClick', '(params, event) => void', '', 'onRowClick={(params, event) => {}}'],
  ['sortModel', 'GridSortModel', '[]', 'sortModel={sortModel}'],
  ['children', '(a: string | …', '', 'children={children}'],
])('shows the prop %s of type %s', (name, type, fallback, attribute) => {
  expect(exampleOf(entity('prop', name, type, fallback), page('DataGrid'))).toBe(
    `<DataGrid ${attribute} />`,
  );
});

it.each([
  ['slot', 'toolbar', 'DataGrid', '<DataGrid slots={{ toolbar: MyToolbar }} />'],
  [
    'class',
    'MuiDataGrid-cell',
    'DataGrid',
    "sx={{ '& .MuiDataGrid-cell': { color: 'primary.main' } }}",
  ],
  ['component', 'PieChart', 'PieChart', '<PieChart />'],
  ['section', 'Sorting', 'Rows', undefined],
  ['member', 'field', 'GridColDef', undefined],
] as const)('shows a %s', (kind, name, title, line) => {
  expect(exampleOf(entity(kind, name), page(title))).toBe(line);
});

it('calls a method of the grid', () => {
  const method = entity('member', 'selectRow', '(id, isSelected) => void');
  expect(exampleOf(method, page('GridApi'))).toBe('apiRef.current.selectRow(id, isSelected);');
});
