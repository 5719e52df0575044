import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const kingdom = [
  {
    id: 'Birds',
    label: 'Birds',
    children: [
      {
        id: 'Parrots',
        label: 'Parrots',
        children: [
          { id: 'Kea', label: 'Kea' },
          { id: 'Kākāpō', label: 'Kākāpō' },
        ],
      },
      {
        id: 'Penguins',
        label: 'Penguins',
        children: [{ id: 'Hoiho', label: 'Hoiho' }],
      },
    ],
  },
];

export default function ItemPath() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState(['Birds', 'Parrots', 'Kea']);

  const handleSelect = (
    _event: React.SyntheticEvent | null,
    itemId: string | null,
  ) => {
    const ids: string[] = [];
    for (let id = itemId; id; id = apiRef.current?.getParentId(id) ?? null) {
      ids.unshift(id);
    }
    setPath(ids);
  };

  return (
    <div>
      <RichTreeView
        aria-label="Animals of New Zealand"
        apiRef={apiRef}
        items={kingdom}
        defaultExpandedItems={['Birds', 'Parrots']}
        defaultSelectedItems="Kea"
        onSelectedItemsChange={handleSelect}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {path.join(' › ')}
      </Typography>
    </div>
  );
}
