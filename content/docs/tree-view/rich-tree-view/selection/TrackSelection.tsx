import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const toppings = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      { id: 'artichokes', label: 'Artichokes' },
      { id: 'olives', label: 'Olives' },
      { id: 'peppers', label: 'Peppers' },
    ],
  },
  { id: 'anchovies', label: 'Anchovies' },
];

export default function TrackSelection() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <RichTreeView
        aria-label="Toppings"
        multiSelect
        checkboxSelection
        items={toppings}
        defaultExpandedItems={['vegetables']}
        defaultSelectedItems={['olives']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setLast(`${itemId} ${isSelected ? 'added' : 'removed'}`)
        }
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Last change: {last}
      </Typography>
    </div>
  );
}
