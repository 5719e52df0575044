import type { Plan } from '../reference/plans.ts';
import type { ChangedProduct } from './change.ts';

/** Products with upgrade guides, in the order in which they are offered. */
export const changedProducts: readonly ChangedProduct[] = [
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
];

/** Their packages; of a product the highest plan first, which brings the ones below along. */
export const productPackages: readonly { name: string; product: ChangedProduct; plan: Plan }[] = [
  { name: '@mui/x-data-grid-premium', product: 'x-data-grid', plan: 'premium' },
  { name: '@mui/x-data-grid-pro', product: 'x-data-grid', plan: 'pro' },
  { name: '@mui/x-data-grid', product: 'x-data-grid', plan: 'community' },
  { name: '@mui/x-date-pickers-pro', product: 'x-date-pickers', plan: 'pro' },
  { name: '@mui/x-date-pickers', product: 'x-date-pickers', plan: 'community' },
  { name: '@mui/x-charts-pro', product: 'x-charts', plan: 'pro' },
  { name: '@mui/x-charts', product: 'x-charts', plan: 'community' },
  { name: '@mui/x-tree-view-pro', product: 'x-tree-view', plan: 'pro' },
  { name: '@mui/x-tree-view', product: 'x-tree-view', plan: 'community' },
];
