import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusByApi() {
  const apiRef = useTreeViewApiRef();

  const goToSpam = (event: React.SyntheticEvent) => {
    apiRef.current?.focusItem(event, 'spam');
  };

  return (
    <div>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={goToSpam}>
        Go to spam
      </Button>
      <SimpleTreeView
        aria-label="Mail folders"
        apiRef={apiRef}
        defaultExpandedItems={['inbox']}
      >
        <TreeItem itemId="inbox" label="Inbox">
          <TreeItem itemId="invoices" label="Invoices" />
          <TreeItem itemId="travel" label="Travel" />
        </TreeItem>
        <TreeItem itemId="sent" label="Sent" />
        <TreeItem itemId="spam" label="Spam" />
      </SimpleTreeView>
    </div>
  );
}
