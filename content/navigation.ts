import type { NavigationEntry } from '#core/navigation/navigation.ts';
import { charts } from './navigation/charts.ts';
import { dataGrid } from './navigation/dataGrid.ts';
import { datePickers } from './navigation/datePickers.ts';
import { general } from './navigation/general.ts';
import { migration } from './navigation/migration.ts';
import { treeView } from './navigation/treeView.ts';

/**
 * The tree of every page this site has or will have, in reading order. Entries whose page is not written yet are left
 * out of what readers see.
 */
export const navigation: NavigationEntry[] = [
  ...general,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
];
