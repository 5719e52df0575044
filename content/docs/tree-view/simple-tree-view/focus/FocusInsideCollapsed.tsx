import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusInsideCollapsed() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const goToDesk = (event: React.SyntheticEvent) => {
    flushSync(() => setExpanded(['building', 'second-floor']));
    apiRef.current?.focusItem(event, 'desk-214');
  };

  return (
    <div>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={goToDesk}>
        Go to desk 214
      </Button>
      <SimpleTreeView
        aria-label="Desks"
        apiRef={apiRef}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="building" label="Building A">
          <TreeItem itemId="first-floor" label="First floor">
            <TreeItem itemId="desk-101" label="Desk 101" />
          </TreeItem>
          <TreeItem itemId="second-floor" label="Second floor">
            <TreeItem itemId="desk-213" label="Desk 213" />
            <TreeItem itemId="desk-214" label="Desk 214" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
