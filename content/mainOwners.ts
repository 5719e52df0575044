import type { ProductId } from '#core/navigation/products.ts';

/**
 * What a page of a product is about unless it says more: names in its prose are looked up here last. Only for products
 * in which one component has everything.
 */
export const mainOwners: Partial<Record<ProductId, string[]>> = {
  'x-data-grid': ['DataGrid', 'DataGridPro', 'DataGridPremium', 'GridColDef', 'GridApi'],
};
