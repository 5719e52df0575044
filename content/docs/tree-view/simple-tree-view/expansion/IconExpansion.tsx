import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconExpansion() {
  const [folder, setFolder] = React.useState<string | null>('music');

  return (
    <div>
      <SimpleTreeView
        aria-label="Folders"
        expansionTrigger="iconContainer"
        defaultExpandedItems={['pictures']}
        selectedItems={folder}
        onSelectedItemsChange={(_event, itemId) => setFolder(itemId)}
      >
        <TreeItem itemId="music" label="Music">
          <TreeItem itemId="concerts" label="Concerts" />
        </TreeItem>
        <TreeItem itemId="pictures" label="Pictures">
          <TreeItem itemId="iceland" label="Iceland" />
          <TreeItem itemId="garden" label="Garden" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        Open folder: {folder ?? 'none'}
      </Typography>
    </div>
  );
}
