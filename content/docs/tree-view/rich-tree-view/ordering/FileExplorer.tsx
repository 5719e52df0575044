import * as React from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import Stack from '@mui/material/Stack';
import {
  TreeItem,
  useTreeItemModel,
  useTreeViewApiRef,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { files, type FileItem } from './files';

const icons = { folder: FolderIcon, image: ImageIcon, text: ArticleIcon };

const FileItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function FileItem(props, ref) {
    const file = useTreeItemModel<FileItem>(props.itemId);
    const Icon = icons[file?.type ?? 'text'];

    return (
      <TreeItem
        {...props}
        ref={ref}
        slotProps={{
          label: {
            children: (
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                <Icon fontSize="small" color="action" />
                {props.label}
              </Stack>
            ),
          },
        }}
      />
    );
  },
);

export default function FileExplorer() {
  const apiRef = useTreeViewApiRef();

  const isFolder = (itemId: string) => {
    const file = apiRef.current?.getItem(itemId) as FileItem | undefined;
    return file?.type === 'folder';
  };

  return (
    <RichTreeViewPro
      aria-label="Exhibition files"
      apiRef={apiRef}
      items={files}
      itemsReordering
      canMoveItemToNewPosition={({ newPosition }) =>
        newPosition.parentId === null || isFolder(newPosition.parentId)
      }
      itemChildrenIndentation={24}
      defaultExpandedItems={['catalog']}
      slots={{ item: FileItem }}
    />
  );
}
