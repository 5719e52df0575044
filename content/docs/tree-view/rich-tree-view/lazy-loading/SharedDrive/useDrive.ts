import * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { fetchFiles, roots, type FileItem } from './server';

const dataSource = {
  getChildrenCount: (file: FileItem) => file.childrenCount,
  getTreeItems: (parentId?: string) => fetchFiles(parentId),
};

const selectionPropagation = { descendants: true, parents: true };

/** The props of a tree that loads, selects branches, and renames with F2. */
export function useDrive() {
  const apiRef = useTreeViewApiRef();
  const focusedId = React.useRef<string | null>(null);
  const [dataSourceCache] = React.useState(
    () => new DataSourceCacheDefault({}),
  );
  const [selected, setSelected] = React.useState<string[]>([]);

  // A folder is read from the cache when it is opened again.
  const keepLabel = (itemId: string, label: string) => {
    const parentId = apiRef.current?.getParentId(itemId);
    const siblings = parentId && dataSourceCache.get(parentId);
    if (parentId && Array.isArray(siblings)) {
      dataSourceCache.set(
        parentId,
        siblings.map((file) =>
          file.id === itemId ? { ...file, label } : file,
        ),
      );
    }
  };

  return {
    apiRef,
    items: roots,
    dataSource,
    dataSourceCache,
    multiSelect: true as const,
    checkboxSelection: true,
    selectionPropagation,
    selectedItems: selected,
    onSelectedItemsChange: (
      _event: React.SyntheticEvent | null,
      itemIds: string[],
    ) => setSelected(itemIds),
    isItemEditable: true,
    onItemLabelChange: keepLabel,
    onItemFocus: (_event: React.SyntheticEvent | null, itemId: string) => {
      focusedId.current = itemId;
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'F2') {
        apiRef.current?.setEditedItem(focusedId.current);
      }
    },
  };
}
