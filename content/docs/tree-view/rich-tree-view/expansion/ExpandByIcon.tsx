import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const drive = [
  {
    id: 'Tenders',
    label: 'Tenders',
    children: [
      { id: 'Bridge', label: 'Bridge' },
      { id: 'Tunnel', label: 'Tunnel' },
    ],
  },
  {
    id: 'Contracts',
    label: 'Contracts',
    children: [{ id: 'Suppliers', label: 'Suppliers' }],
  },
];

export default function ExpandByIcon() {
  const [folder, setFolder] = React.useState<string | null>('Tenders');

  return (
    <div>
      <RichTreeView
        aria-label="Drive"
        items={drive}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['Tenders']}
        selectedItems={folder}
        onSelectedItemsChange={(_event, itemId) => setFolder(itemId)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Showing: {folder ?? 'no folder'}
      </Typography>
    </div>
  );
}
