import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { settings } from './settings';

const sections = settings.map((section) => section.id);

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>(['privacy']);

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setExpanded(sections)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Settings"
        items={settings}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </div>
  );
}
