import type { ChangedProduct } from './change.ts';

/** Products with upgrade guides, in the order in which they are offered. */
export const changedProducts: readonly ChangedProduct[] = [
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
];
