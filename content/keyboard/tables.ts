import type { KeyboardTables } from '#core/keyboard.ts';
import { datePickers } from './datePickers.ts';
import { gridEditing } from './gridEditing.ts';
import { treeView } from './treeView.ts';

/** What `::keyboard{table="…"}` can show. */
export const keyboardTables: KeyboardTables = {
  'data-grid-editing': gridEditing,
  'date-pickers': datePickers,
  'tree-view': treeView,
};
