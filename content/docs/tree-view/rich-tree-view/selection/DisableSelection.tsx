import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const handbook = [
  {
    id: 'leave',
    label: 'Leave',
    children: [
      { id: 'holidays', label: 'Holidays' },
      { id: 'parental', label: 'Parental leave' },
    ],
  },
  { id: 'expenses', label: 'Travel expenses' },
];

export default function DisableSelection() {
  const [opened, setOpened] = React.useState('none yet');

  return (
    <div>
      <RichTreeView
        aria-label="Staff handbook"
        items={handbook}
        disableSelection
        defaultExpandedItems={['leave']}
        onItemClick={(_event, itemId) => setOpened(itemId)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Last clicked: {opened}
      </Typography>
    </div>
  );
}
