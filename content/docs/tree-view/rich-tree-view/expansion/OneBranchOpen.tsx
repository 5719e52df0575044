import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { settings } from './settings';

export default function OneBranchOpen() {
  const [expanded, setExpanded] = React.useState<string[]>(['account']);

  return (
    <RichTreeView
      aria-label="Settings, one section at a time"
      items={settings}
      expandedItems={expanded}
      onExpandedItemsChange={(_event, itemIds) =>
        setExpanded(itemIds.filter((id) => !expanded.includes(id)).slice(0, 1))
      }
    />
  );
}
