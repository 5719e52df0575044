import { describe, expect, it } from 'vitest';
import { readNameForm } from './nameForms.ts';

describe('readNameForm', () => {
  it.each([
    ['sortModel', { kind: 'name', name: 'sortModel' }],
    ['initialState.sorting.sortModel', { kind: 'name', name: 'initialState' }],
    ['GridColDef<Invoice>', { kind: 'name', name: 'GridColDef' }],
    ['GridRowId[]', { kind: 'name', name: 'GridRowId' }],
    ['useGridApiRef()', { kind: 'call', name: 'useGridApiRef' }],
    ['sortColumn(field, direction?)', { kind: 'call', name: 'sortColumn' }],
    ['sortingMode="server"', { kind: 'prop', name: 'sortingMode' }],
    ['sortModel={[]}', { kind: 'prop', name: 'sortModel' }],
    ['sortable: false', { kind: 'key', name: 'sortable' }],
    ['<DataGrid />', { kind: 'element', name: 'DataGrid' }],
    ['.MuiDataGrid-cell--editing', { kind: 'class', name: 'MuiDataGrid-cell--editing' }],
    ["'& .MuiDataGrid-row[aria-level]'", { kind: 'class', name: 'MuiDataGrid-row' }],
    ["'MuiDataGrid-cell'", { kind: 'class', name: 'MuiDataGrid-cell' }],
    ['slots.toolbar', { kind: 'slot', name: 'toolbar' }],
    ['slotProps.field.clearable', { kind: 'slot', name: 'field' }],
    ['slots={{ day: MyDay }}', { kind: 'slot', name: 'day' }],
    ['apiRef.current?.setSortModel()', { kind: 'api', name: 'setSortModel' }],
    ['GridColDef.sortable', { kind: 'member', owner: 'GridColDef', name: 'sortable' }],
  ])('reads %s', (code, form) => {
    expect(readNameForm(code)).toEqual(form);
  });

  it.each([
    "'asc'",
    '12',
    '<li>',
    '@mui/x-data-grid',
    '--DataGrid-rowBorderColor',
    'a || b',
    '.css',
  ])('sees no name in %s', (code) => {
    expect(readNameForm(code)).toBeUndefined();
  });
});
