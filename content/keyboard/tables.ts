import type { KeyboardTables } from '#core/keyboard.ts';
import { treeView } from './treeView.ts';

/** What `::keyboard{table="…"}` can show. */
export const keyboardTables: KeyboardTables = {
  'tree-view': treeView,
};
