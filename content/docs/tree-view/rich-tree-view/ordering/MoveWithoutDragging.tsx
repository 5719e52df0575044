import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { locate, moveStop } from './moveStop';
import { trip, type Position } from './trip';

export default function MoveWithoutDragging() {
  const [stops, setStops] = React.useState(trip);
  const [selected, setSelected] = React.useState<string | null>('museum');
  const [message, setMessage] = React.useState('Alt and Up or Down move too.');

  const place = selected ? locate(stops, selected) : undefined;
  const day = stops.findIndex((stop) => stop.id === place?.parentId);
  const nextDay = stops[day + 1];

  const move = (id: string, to: Position) => {
    setStops(moveStop(stops, id, to));
    setMessage(`Moved to place ${to.index + 1}.`);
  };

  const moveItemBy = (id: string | null, offset: number) => {
    const from = id ? locate(stops, id) : undefined;
    const index = from ? from.index + offset : -1;
    if (id && from && index >= 0 && index < from.count) {
      move(id, { parentId: from.parentId, index });
    }
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey && ['ArrowUp', 'ArrowDown'].includes(event.key)) {
      event.preventDefault();
      moveItemBy(selected, event.key === 'ArrowUp' ? -1 : 1);
    }
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={!place || place.index === 0}
          onClick={() => moveItemBy(selected, -1)}
        >
          Move up
        </Button>
        <Button
          variant="outlined"
          disabled={!place || place.index === place.count - 1}
          onClick={() => moveItemBy(selected, 1)}
        >
          Move down
        </Button>
        <Button
          variant="outlined"
          disabled={!selected || day < 0 || !nextDay}
          onClick={() =>
            selected && move(selected, { parentId: nextDay.id, index: 0 })
          }
        >
          Move to the next day
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Weekend trip, moved by buttons"
        items={stops}
        itemsReordering
        defaultExpandedItems={['saturday', 'sunday']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        onItemFocus={(_event, itemId) => setSelected(itemId)}
        onItemPositionChange={({ itemId, newPosition }) =>
          move(itemId, newPosition)
        }
        onKeyDown={handleKeyDown}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {message}
      </Typography>
    </div>
  );
}
