import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { trip, type Position } from './trip';

const say = ({ parentId, index }: Position) =>
  `${parentId ?? 'the top level'}, ${index}`;

export default function TrackOrdering() {
  const apiRef = useTreeViewApiRef();
  const [move, setMove] = React.useState('Nothing moved');
  const [saturday, setSaturday] = React.useState('market, museum, ferry');

  return (
    <div>
      <RichTreeViewPro
        aria-label="Weekend trip, saved"
        apiRef={apiRef}
        items={trip}
        itemsReordering
        defaultExpandedItems={['saturday', 'sunday']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) => {
          setMove(`${itemId}: ${say(oldPosition)} → ${say(newPosition)}`);
          const ids = apiRef.current?.getItemOrderedChildrenIds('saturday');
          setSaturday(ids?.join(', ') ?? '');
        }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {move}
      </Typography>
      <Typography>On Saturday: {saturday}</Typography>
    </div>
  );
}
