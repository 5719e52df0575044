import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectByApi() {
  const apiRef = useTreeViewApiRef();

  const addTent = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemSelection({
      event,
      itemId: 'tent',
      keepExistingSelection: true,
      shouldBeSelected: true,
    });
  };

  const takeOnlyMap = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemSelection({
      event,
      itemId: 'map',
      shouldBeSelected: true,
    });
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={addTent}>
          Add the tent
        </Button>
        <Button variant="outlined" onClick={takeOnlyMap}>
          Take only the map
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Equipment to borrow"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['sleeping', 'finding']}
        defaultSelectedItems={['compass']}
      >
        <TreeItem itemId="sleeping" label="Sleeping">
          <TreeItem itemId="tent" label="Tent" />
          <TreeItem itemId="mat" label="Mat" />
        </TreeItem>
        <TreeItem itemId="finding" label="Finding the way">
          <TreeItem itemId="map" label="Map" />
          <TreeItem itemId="compass" label="Compass" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
