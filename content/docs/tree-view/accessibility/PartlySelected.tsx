import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

const rights = ['read', 'comment', 'publish'];

export default function PartlySelected() {
  const [selected, setSelected] = React.useState(['read', 'comment']);
  const granted = rights.filter((right) => selected.includes(right)).length;
  const isPartly = granted > 0 && granted < rights.length;

  return (
    <SimpleTreeView
      aria-label="Rights of the editor"
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      defaultExpandedItems={['articles']}
      selectedItems={selected}
      onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
    >
      <TreeItem
        itemId="articles"
        label={
          <React.Fragment>
            Articles
            {isPartly && (
              <Box component="span" sx={visuallyHidden}>
                {' '}
                ({granted} of {rights.length} selected)
              </Box>
            )}
          </React.Fragment>
        }
      >
        <TreeItem itemId="read" label="Read" />
        <TreeItem itemId="comment" label="Comment" />
        <TreeItem itemId="publish" label="Publish" />
      </TreeItem>
    </SimpleTreeView>
  );
}
