import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const chapters = ['install', 'use', 'clean'];

export default function ExpandAllChapters() {
  const [expanded, setExpanded] = React.useState(['install']);

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setExpanded(chapters)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Dishwasher manual"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="install" label="Installation">
          <TreeItem itemId="water" label="Water connection" />
          <TreeItem itemId="level" label="Leveling the feet" />
        </TreeItem>
        <TreeItem itemId="use" label="Use">
          <TreeItem itemId="programs" label="Programs" />
        </TreeItem>
        <TreeItem itemId="clean" label="Cleaning">
          <TreeItem itemId="filter" label="Filter" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
