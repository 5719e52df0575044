import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const everybody = ['crew', 'ines', 'jonas', 'kitchen', 'priya'];

export default function ControlledRecipients() {
  const [recipients, setRecipients] = React.useState(['ines']);

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setRecipients(everybody)}>
          Select everybody
        </Button>
        <Button variant="outlined" onClick={() => setRecipients([])}>
          Select nobody
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Recipients"
        multiSelect
        defaultExpandedItems={['crew', 'kitchen']}
        selectedItems={recipients}
        onSelectedItemsChange={(_event, itemIds) => setRecipients(itemIds)}
      >
        <TreeItem itemId="crew" label="Crew">
          <TreeItem itemId="ines" label="Inês Duarte" />
          <TreeItem itemId="jonas" label="Jonas Weber" />
        </TreeItem>
        <TreeItem itemId="kitchen" label="Kitchen">
          <TreeItem itemId="priya" label="Priya Nair" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
