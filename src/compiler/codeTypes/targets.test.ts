import { expect, it } from 'vitest';
import { products } from '#content/products.ts';
import { model, printed } from '../crossReferences/fixtureModel.ts';
import { createTargets } from './targets.ts';

const hrefOf = createTargets(model, printed, products);
const from = '@mui/x-data-grid';

it('leads from an import to its page, or to the record of a type', () => {
  const of = (name: string, module = from) =>
    hrefOf({ kind: 'import', imported: { name, from: module } });
  expect(of('DataGrid')).toBe('/x/api/data-grid/datagrid/');
  expect(of('GridSortModel')).toBe('/x/api/data-grid/datagrid/#type-GridSortModel');
  expect(of('DataGrid', './DataGrid')).toBeUndefined();
  expect(of('Box', '@mui/material')).toBeUndefined();
});

it('leads from an attribute to the prop of its element', () => {
  const of = { name: 'DataGrid', from };
  expect(hrefOf({ kind: 'attribute', of, name: 'rows' })).toBe(
    '/x/api/data-grid/datagrid/#data-grid-prop-rows',
  );
  expect(hrefOf({ kind: 'attribute', of, name: 'className' })).toBeUndefined();
  expect(
    hrefOf({ kind: 'attribute', of: { name: 'Box', from: '@mui/material' }, name: 'rows' }),
  ).toBeUndefined();
});

it('leads from a member to the first of its owners that has a page', () => {
  const of = ['GridBaseColDef', 'GridColDef'];
  expect(hrefOf({ kind: 'member', of, name: 'sortable' })).toBe(
    '/x/api/data-grid/gridcoldef/#grid-col-def-prop-sortable',
  );
  expect(hrefOf({ kind: 'member', of, name: 'other' })).toBeUndefined();
  expect(hrefOf({ kind: 'member', of: ['Array'], name: 'length' })).toBeUndefined();
});
