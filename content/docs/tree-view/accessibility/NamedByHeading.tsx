import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NamedByHeading() {
  const headingId = React.useId();

  return (
    <section>
      <Typography id={headingId} variant="h6" component="h3" sx={{ mb: 1 }}>
        Playgrounds by district
      </Typography>
      <SimpleTreeView
        aria-labelledby={headingId}
        defaultExpandedItems={['riverside']}
      >
        <TreeItem itemId="riverside" label="Riverside">
          <TreeItem itemId="mill-lane" label="Mill Lane" />
          <TreeItem itemId="old-lock" label="Old Lock" />
        </TreeItem>
        <TreeItem itemId="hillcrest" label="Hillcrest">
          <TreeItem itemId="water-tower" label="Water Tower" />
        </TreeItem>
      </SimpleTreeView>
    </section>
  );
}
