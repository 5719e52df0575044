import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const reports = [
  {
    id: 'rainfall',
    label: 'Rainfall',
    children: [
      { id: 'rainfall-north', label: 'North station' },
      { id: 'rainfall-south', label: 'South station' },
    ],
  },
  { id: 'wind', label: 'Wind' },
  { id: 'snow', label: 'Snow, station offline' },
];

const isItemDisabled = (item: { id: string }) => item.id === 'snow';

export default function ItemClicks() {
  const [clicks, setClicks] = React.useState<string[]>([]);

  return (
    <div>
      <RichTreeView
        aria-label="Weather reports"
        items={reports}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['rainfall']}
        onItemClick={(_event, itemId) =>
          setClicks([itemId, ...clicks].slice(0, 3))
        }
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Last clicks: {clicks.length === 0 ? 'none yet' : clicks.join(', ')}
      </Typography>
    </div>
  );
}
