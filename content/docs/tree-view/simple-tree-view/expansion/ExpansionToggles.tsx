import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpansionToggles() {
  const [last, setLast] = React.useState('nothing yet');

  const handleToggle = (
    _event: React.SyntheticEvent | null,
    itemId: string,
    isExpanded: boolean,
  ) => setLast(`${isExpanded ? 'opened' : 'closed'} ${itemId}`);

  return (
    <div>
      <SimpleTreeView
        aria-label="Archive boxes"
        defaultExpandedItems={['letters']}
        onItemExpansionToggle={handleToggle}
      >
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="letters-1911" label="1911 to 1918" />
          <TreeItem itemId="letters-1919" label="1919 to 1933" />
        </TreeItem>
        <TreeItem itemId="maps" label="Maps">
          <TreeItem itemId="harbor" label="Harbor survey" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        Last change: {last}
      </Typography>
    </div>
  );
}
