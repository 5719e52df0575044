import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const details = new Map([
  ['starters', 'Served from 11:30.'],
  ['soup', 'Leek and potato, 6 €.'],
  ['salad', 'Fennel and orange, 8 €.'],
  ['mains', 'Served from 12:00.'],
  ['risotto', 'Saffron, 14 €.'],
]);

export default function FocusedDish() {
  const [focused, setFocused] = React.useState('soup');

  return (
    <div>
      <SimpleTreeView
        aria-label="Menu of the day"
        defaultExpandedItems={['starters', 'mains']}
        defaultSelectedItems="soup"
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="starters" label="Starters">
          <TreeItem itemId="soup" label="Soup" />
          <TreeItem itemId="salad" label="Salad" />
        </TreeItem>
        <TreeItem itemId="mains" label="Mains">
          <TreeItem itemId="risotto" label="Risotto" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        {details.get(focused)}
      </Typography>
    </div>
  );
}
