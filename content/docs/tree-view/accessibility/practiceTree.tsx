import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files, type OfficeFile } from './files';

export type Component = 'simple' | 'rich' | 'pro';

export interface TreeState {
  focused: string;
  expanded: string[];
  selected: string[];
}

export interface TreeSettings {
  multiSelect: boolean;
  checkboxSelection: boolean;
  disabledItemsFocusable: boolean;
  isItemEditable: boolean;
}

interface PracticeTreeProps {
  component: Component;
  settings: TreeSettings;
  state: TreeState;
  onChange: (change: Partial<TreeState>) => void;
}

const isItemDisabled = (file: OfficeFile) => file.locked === true;

const renderFile = (file: OfficeFile): React.ReactNode => (
  <TreeItem
    key={file.id}
    itemId={file.id}
    label={file.label}
    disabled={isItemDisabled(file)}
  >
    {file.children?.map(renderFile)}
  </TreeItem>
);

export function PracticeTree(props: PracticeTreeProps) {
  const { component, settings, state, onChange } = props;
  const { isItemEditable, ...shared } = settings;

  const treeProps = {
    ...shared,
    'aria-label': 'Office files',
    expandedItems: state.expanded,
    onExpandedItemsChange: (_event: unknown, expanded: string[]) =>
      onChange({ expanded }),
    selectedItems: settings.multiSelect
      ? state.selected
      : (state.selected[0] ?? null),
    onSelectedItemsChange: (_event: unknown, ids: string[] | string | null) =>
      onChange({ selected: ids === null ? [] : [ids].flat() }),
    onItemFocus: (_event: unknown, focused: string) => onChange({ focused }),
  };

  if (component === 'simple') {
    return (
      <SimpleTreeView {...treeProps}>{files.map(renderFile)}</SimpleTreeView>
    );
  }

  const Tree = component === 'rich' ? RichTreeView : RichTreeViewPro;

  return (
    <Tree
      {...treeProps}
      items={files}
      isItemDisabled={isItemDisabled}
      isItemEditable={isItemEditable}
    />
  );
}
