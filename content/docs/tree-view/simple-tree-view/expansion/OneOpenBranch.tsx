import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneOpenBranch() {
  const [expanded, setExpanded] = React.useState(['appearance']);

  const handleChange = (
    _event: React.SyntheticEvent | null,
    itemIds: string[],
  ) => {
    const opened = itemIds.find((itemId) => !expanded.includes(itemId));
    setExpanded(opened === undefined ? [] : [opened]);
  };

  return (
    <SimpleTreeView
      aria-label="Editor settings"
      expandedItems={expanded}
      onExpandedItemsChange={handleChange}
    >
      <TreeItem itemId="appearance" label="Appearance">
        <TreeItem itemId="font" label="Font" />
        <TreeItem itemId="theme" label="Theme" />
      </TreeItem>
      <TreeItem itemId="files" label="Files">
        <TreeItem itemId="encoding" label="Encoding" />
      </TreeItem>
      <TreeItem itemId="keys" label="Keyboard">
        <TreeItem itemId="shortcuts" label="Shortcuts" />
      </TreeItem>
    </SimpleTreeView>
  );
}
