import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const cellar = [
  {
    id: 'shelf-a',
    label: 'Shelf A',
    children: [
      { id: 'cider', label: 'Cider, 2022' },
      { id: 'perry', label: 'Perry, 2021' },
    ],
  },
  {
    id: 'shelf-b',
    label: 'Shelf B',
    children: [{ id: 'mead', label: 'Mead, 2019' }],
  },
];

export default function IsItemExpanded() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('not asked yet');

  const ask = () => {
    const open = cellar.filter((shelf) =>
      apiRef.current?.isItemExpanded(shelf.id),
    );
    setAnswer(open.map((shelf) => shelf.label).join(', ') || 'none');
  };

  return (
    <div>
      <Button variant="outlined" onClick={ask} sx={{ mb: 2 }}>
        Which shelves are open?
      </Button>
      <RichTreeView
        aria-label="Cellar"
        apiRef={apiRef}
        items={cellar}
        defaultExpandedItems={['shelf-a']}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Open: {answer}
      </Typography>
    </div>
  );
}
