import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectionToggles() {
  const [changes, setChanges] = React.useState<string[]>([]);

  const handleToggle = (
    _event: React.SyntheticEvent | null,
    itemId: string,
    isSelected: boolean,
  ) => {
    const change = `${isSelected ? 'added' : 'removed'} ${itemId}`;
    setChanges((last) => [...last, change].slice(-3));
  };

  return (
    <div>
      <SimpleTreeView
        aria-label="Pizza toppings"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['vegetables', 'cheese']}
        defaultSelectedItems={['mozzarella']}
        onItemSelectionToggle={handleToggle}
      >
        <TreeItem itemId="vegetables" label="Vegetables">
          <TreeItem itemId="artichokes" label="Artichokes" />
          <TreeItem itemId="peppers" label="Peppers" />
        </TreeItem>
        <TreeItem itemId="cheese" label="Cheese">
          <TreeItem itemId="mozzarella" label="Mozzarella" />
          <TreeItem itemId="pecorino" label="Pecorino" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        Changes: {changes.join(', ') || 'none yet'}
      </Typography>
    </div>
  );
}
