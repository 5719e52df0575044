import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpandByApi() {
  const apiRef = useTreeViewApiRef();

  const showEngine = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({
      event,
      itemId: 'engine',
      shouldBeExpanded: true,
    });
  };

  const toggleBrakes = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'brakes' });
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={showEngine}>
          Show engine parts
        </Button>
        <Button variant="outlined" onClick={toggleBrakes}>
          Toggle brakes
        </Button>
      </Stack>
      <SimpleTreeView aria-label="Motorcycle parts" apiRef={apiRef}>
        <TreeItem itemId="engine" label="Engine">
          <TreeItem itemId="piston" label="Piston" />
          <TreeItem itemId="valves" label="Valves" />
        </TreeItem>
        <TreeItem itemId="brakes" label="Brakes">
          <TreeItem itemId="pads" label="Pads" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
