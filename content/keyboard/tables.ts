import type { KeyboardTables } from '#core/keyboard.ts';
import { gridEditing } from './gridEditing.ts';
import { gridNavigation } from './gridNavigation.ts';
import { treeView } from './treeView.ts';

/** What `::keyboard{table="…"}` can show. */
export const keyboardTables: KeyboardTables = {
  'data-grid-editing': gridEditing,
  'data-grid-navigation': gridNavigation,
  'tree-view': treeView,
};
