import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const folders = ['reports', 'letters'];

export default function SelectFilesOnly() {
  const [fileId, setFileId] = React.useState<string | null>('july');

  const handleSelect = (
    _event: React.SyntheticEvent | null,
    itemId: string | null,
  ) => {
    if (itemId === null || !folders.includes(itemId)) {
      setFileId(itemId);
    }
  };

  return (
    <SimpleTreeView
      aria-label="Documents"
      defaultExpandedItems={['reports']}
      selectedItems={fileId}
      onSelectedItemsChange={handleSelect}
    >
      <TreeItem itemId="reports" label="Reports">
        <TreeItem itemId="july" label="July.docx" />
        <TreeItem itemId="august" label="August.docx" />
      </TreeItem>
      <TreeItem itemId="letters" label="Letters">
        <TreeItem itemId="offer" label="Offer.docx" />
      </TreeItem>
    </SimpleTreeView>
  );
}
