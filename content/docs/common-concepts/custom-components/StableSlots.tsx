import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const shelf = [
  { id: 'Riesling', label: 'Riesling' },
  { id: 'Muscat', label: 'Muscat' },
];

// One component for the life of the page.
function ShelfItem(props: TreeItemProps) {
  return <TreeItem {...props} label={<Note name={props.itemId} />} />;
}

function Note({ name }: { name: string }) {
  return (
    <TextField
      variant="standard"
      fullWidth
      placeholder={`Note on ${name}`}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    />
  );
}

// Called during render, it returns a new component each time.
const makeItem = () => (props: TreeItemProps) => <ShelfItem {...props} />;

export default function StableSlots() {
  const [renders, setRenders] = React.useState(0);

  return (
    <div>
      <Button onClick={() => setRenders(renders + 1)}>
        Render again ({renders})
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          New on each render
          <RichTreeView
            aria-label="New slot on each render"
            items={shelf}
            slots={{ item: makeItem() }}
          />
        </Box>
        <Box sx={{ flex: '1 1 220px' }}>
          Stable
          <RichTreeView
            aria-label="Stable slot"
            items={shelf}
            slots={{ item: ShelfItem }}
          />
        </Box>
      </Box>
    </div>
  );
}
