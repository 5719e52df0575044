import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const archive = [
  {
    id: '2023',
    label: '2023',
    children: [
      { id: '2023-q1', label: 'Minutes, spring' },
      { id: '2023-q3', label: 'Minutes, autumn' },
    ],
  },
  {
    id: '2024',
    label: '2024',
    children: [{ id: '2024-q1', label: 'Minutes, spring' }],
  },
];

export default function TrackExpansion() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <RichTreeView
        aria-label="Council archive"
        items={archive}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLast(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Last change: {last}
      </Typography>
    </div>
  );
}
