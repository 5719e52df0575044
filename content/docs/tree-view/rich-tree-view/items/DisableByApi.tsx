import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const halls = [
  {
    id: 'pool',
    label: 'Swimming hall',
    children: [
      { id: 'lanes', label: 'Lanes' },
      { id: 'diving', label: 'Diving tower' },
    ],
  },
  { id: 'gym', label: 'Gymnasium' },
];

export default function DisableByApi() {
  const apiRef = useTreeViewApiRef();

  const setClosed = (itemId: string, shouldBeDisabled?: boolean) => {
    apiRef.current?.setIsItemDisabled({ itemId, shouldBeDisabled });
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setClosed('pool', true)}>
          Close swimming hall
        </Button>
        <Button variant="outlined" onClick={() => setClosed('pool', false)}>
          Open swimming hall
        </Button>
        <Button variant="outlined" onClick={() => setClosed('gym')}>
          Toggle gymnasium
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Sports center"
        apiRef={apiRef}
        items={halls}
        defaultExpandedItems={['pool']}
      />
    </div>
  );
}
