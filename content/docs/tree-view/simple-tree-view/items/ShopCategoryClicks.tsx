import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ShopCategoryClicks() {
  const [clicks, setClicks] = React.useState<string[]>([]);

  return (
    <div>
      <SimpleTreeView
        aria-label="Shop categories"
        defaultExpandedItems={['garden']}
        onItemClick={(_event, itemId) =>
          setClicks([itemId, ...clicks].slice(0, 3))
        }
      >
        <TreeItem itemId="garden" label="Garden">
          <TreeItem itemId="seeds" label="Seeds" />
          <TreeItem itemId="tools" label="Tools" />
        </TreeItem>
        <TreeItem itemId="kitchen" label="Kitchen, sold out" disabled />
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 2 }}>
        Last clicks: {clicks.length === 0 ? 'none yet' : clicks.join(', ')}
      </Typography>
    </div>
  );
}
