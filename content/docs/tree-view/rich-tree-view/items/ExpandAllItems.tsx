import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const parts = [
  {
    id: 'boat',
    label: 'Sailboat',
    children: [
      {
        id: 'rig',
        label: 'Rig',
        children: [
          { id: 'mast', label: 'Mast' },
          { id: 'boom', label: 'Boom' },
        ],
      },
      { id: 'hull', label: 'Hull', children: [{ id: 'keel', label: 'Keel' }] },
    ],
  },
];

export default function ExpandAllItems() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>(['boat']);

  const collectParents = (itemId: string | null): string[] => {
    const children = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    const below = children.flatMap(collectParents);
    return itemId !== null && children.length > 0 ? [itemId, ...below] : below;
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => setExpanded(collectParents(null))}
        >
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Boat parts"
        apiRef={apiRef}
        items={parts}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </div>
  );
}
