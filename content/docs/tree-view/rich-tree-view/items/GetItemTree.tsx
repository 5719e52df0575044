import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const agenda: TreeViewBaseItem[] = [
  {
    id: 'opening',
    label: 'Opening',
    children: [
      { id: 'minutes', label: 'Minutes' },
      { id: 'apologies', label: 'Apologies' },
    ],
  },
  { id: 'budget', label: 'Budget' },
];

function toOutline(items: TreeViewBaseItem[], indent = ''): string {
  return items
    .map(
      ({ label, children = [] }) =>
        `${indent}- ${label}\n${toOutline(children, `${indent}  `)}`,
    )
    .join('');
}

export default function GetItemTree() {
  const apiRef = useTreeViewApiRef();
  const [outline, setOutline] = React.useState('');

  return (
    <div>
      <RichTreeView
        aria-label="Meeting agenda"
        apiRef={apiRef}
        items={agenda}
        defaultExpandedItems={['opening']}
      />
      <Button
        variant="outlined"
        sx={{ mt: 2 }}
        onClick={() =>
          setOutline(toOutline(apiRef.current?.getItemTree() ?? []))
        }
      >
        Write as text
      </Button>
      <Box component="pre" role="status" sx={{ m: 0, mt: 2, minHeight: 96 }}>
        {outline}
      </Box>
    </div>
  );
}
