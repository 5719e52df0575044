import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SettingsPages() {
  const [page, setPage] = React.useState<string | null>('account/email');

  return (
    <div>
      <SimpleTreeView
        aria-label="Settings"
        defaultExpandedItems={['account']}
        selectedItems={page}
        onSelectedItemsChange={(_event, itemId) => setPage(itemId)}
      >
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="account/email" label="Email" />
          <TreeItem itemId="account/password" label="Password" />
        </TreeItem>
        <TreeItem itemId="privacy" label="Privacy">
          <TreeItem itemId="privacy/cookies" label="Cookies" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        Address: /settings/{page}
      </Typography>
    </div>
  );
}
