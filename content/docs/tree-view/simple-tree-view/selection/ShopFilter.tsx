import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ShopFilter() {
  const [selected, setSelected] = React.useState(['jackets']);

  return (
    <div>
      <SimpleTreeView
        aria-label="Shop categories"
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['clothes']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="clothes" label="Clothes">
          <TreeItem itemId="jackets" label="Jackets" />
          <TreeItem itemId="gloves" label="Gloves" />
        </TreeItem>
        <TreeItem itemId="tents" label="Tents">
          <TreeItem itemId="light-tents" label="Ultralight tents" />
          <TreeItem itemId="family-tents" label="Family tents" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        Selected: {selected.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
