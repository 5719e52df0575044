import { expect, it } from 'vitest';
import { products } from '#content/products.ts';
import { createImportAddresses } from './importAddresses.ts';

it('finds a name by the product of the package that it comes from', () => {
  const addressOf = createImportAddresses(
    [{ title: 'BarChart', product: 'x-charts', route: '/x/api/charts/bar-chart/' }],
    products,
  );
  expect(addressOf('BarChart', '@mui/x-charts-pro/BarChart')).toBe('/x/api/charts/bar-chart/');
  expect(addressOf('BarChart', '@mui/x-data-grid')).toBeUndefined();
  expect(addressOf('BarChart', './BarChart')).toBeUndefined();
  expect(addressOf('PieChart', '@mui/x-charts')).toBeUndefined();
});
