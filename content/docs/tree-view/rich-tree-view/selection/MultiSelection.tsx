import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const photos = [
  {
    id: 'bergen',
    label: 'Bergen',
    children: [
      { id: 'harbor', label: 'harbor.jpg' },
      { id: 'funicular', label: 'funicular.jpg' },
      { id: 'fish-market', label: 'fish-market.jpg' },
    ],
  },
  {
    id: 'tromso',
    label: 'Tromsø',
    children: [
      { id: 'aurora', label: 'aurora.jpg' },
      { id: 'bridge', label: 'bridge.jpg' },
    ],
  },
];

export default function MultiSelection() {
  const [selected, setSelected] = React.useState(['harbor', 'aurora']);

  return (
    <div>
      <RichTreeView
        aria-label="Photos"
        multiSelect
        items={photos}
        defaultExpandedItems={['bergen', 'tromso']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {selected.length} selected
      </Typography>
    </div>
  );
}
