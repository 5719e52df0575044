import { describe, expect, it } from 'vitest';
import {
  folderOfRoute,
  productOfRoute,
  routeOfFolder,
  type Product,
  type ProductId,
} from './products.ts';

const product = (id: ProductId, folder: string, route: string, routes: string[]): Product => ({
  id,
  name: id,
  title: id,
  folder,
  route,
  routes,
  packages: [],
  olderVersions: [],
});

const products = [
  product('x', '', '/x/introduction/', ['/x/']),
  product('x-data-grid', 'data-grid', '/x/react-data-grid/', [
    '/x/react-data-grid/',
    '/x/api/data-grid/',
  ]),
  product('x-charts', 'charts', '/x/react-charts/', ['/x/react-charts/', '/x/api/charts/']),
];

describe('productOfRoute', () => {
  it.each([
    ['/x/react-data-grid/', 'x-data-grid'],
    ['/x/react-data-grid/sorting/', 'x-data-grid'],
    ['/x/api/charts/bar-chart/', 'x-charts'],
    ['/x/introduction/licensing/', 'x'],
    ['/x/migration/migration-charts-v7/', 'x'],
    ['/x/react-data-grid-extra/', 'x'],
    ['/elsewhere/', 'x'],
  ])('gives %s to %s', (route, id) => {
    expect(productOfRoute(products, route).id).toBe(id);
  });

  it('refuses an empty table', () => {
    expect(() => productOfRoute([], '/x/')).toThrow('The product table is empty.');
  });
});

describe('routeOfFolder', () => {
  it.each([
    ['data-grid', '/x/react-data-grid/'],
    ['data-grid/sorting', '/x/react-data-grid/sorting/'],
    ['charts/bars/labels', '/x/react-charts/bars/labels/'],
    ['introduction', '/x/introduction/'],
    ['guides/telemetry', '/x/guides/telemetry/'],
    ['react-data-grid/sorting', '/x/react-data-grid/sorting/'],
  ])('leads from %s to %s', (folder, route) => {
    expect(routeOfFolder(products, folder)).toBe(route);
  });
});

describe('folderOfRoute', () => {
  it.each([
    'data-grid',
    'data-grid/sorting',
    'charts/bars/labels',
    'introduction',
    'guides/telemetry',
  ])('leads back to %s', (folder) => {
    expect(folderOfRoute(products, routeOfFolder(products, folder))).toBe(folder);
  });
});
