import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Stop {
  id: string;
  label: string;
}

const spareStops: Stop[] = [
  { id: 'mill', label: 'Mill Lane' },
  { id: 'harbor', label: 'Harbor' },
  { id: 'school', label: 'School' },
];

export default function ChangingItems() {
  const [count, setCount] = React.useState(1);
  const items = React.useMemo(
    () => [
      { id: 'line-4', label: 'Bus 4', children: spareStops.slice(0, count) },
      { id: 'line-7', label: 'Bus 7', children: spareStops.slice(count) },
    ],
    [count],
  );

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={count === spareStops.length}
          onClick={() => setCount(count + 1)}
        >
          Move a stop to bus 4
        </Button>
        <Button
          variant="outlined"
          disabled={count === 0}
          onClick={() => setCount(count - 1)}
        >
          Move a stop to bus 7
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Bus lines and stops"
        items={items}
        defaultExpandedItems={['line-4', 'line-7']}
      />
    </div>
  );
}
