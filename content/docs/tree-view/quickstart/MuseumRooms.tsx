import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'fossils', label: 'Fossils' },
      { id: 'minerals', label: 'Minerals' },
    ],
  },
  {
    id: 'first',
    label: 'First floor',
    children: [
      { id: 'whales', label: 'Whales' },
      { id: 'insects', label: 'Insects' },
    ],
  },
];

export default function MuseumRooms() {
  const [room, setRoom] = React.useState<string | null>('minerals');

  return (
    <div>
      <RichTreeView
        aria-label="Museum rooms"
        items={rooms}
        defaultExpandedItems={['ground']}
        selectedItems={room}
        onSelectedItemsChange={(_event, itemId) => setRoom(itemId)}
      />
      <Typography sx={{ mt: 2 }}>Selected id: {room ?? 'none'}</Typography>
    </div>
  );
}
