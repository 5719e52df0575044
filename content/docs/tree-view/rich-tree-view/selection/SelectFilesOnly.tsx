import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const attachments = [
  {
    id: 'offers',
    label: 'Offers',
    children: [
      { id: 'roof', label: 'roof-repair.pdf' },
      { id: 'gutter', label: 'gutter.pdf' },
    ],
  },
  {
    id: 'plans',
    label: 'Plans',
    children: [{ id: 'attic', label: 'attic.dwg' }],
  },
];

const folders = new Set(attachments.map((folder) => folder.id));

export default function SelectFilesOnly() {
  const [file, setFile] = React.useState<string | null>('roof');

  return (
    <RichTreeView
      aria-label="Attachments"
      items={attachments}
      defaultExpandedItems={['offers']}
      selectedItems={file}
      onSelectedItemsChange={(_event, itemId) => {
        if (itemId === null || !folders.has(itemId)) {
          setFile(itemId);
        }
      }}
    />
  );
}
