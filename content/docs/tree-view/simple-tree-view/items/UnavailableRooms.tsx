import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function UnavailableRooms() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="Disabled items take the focus"
      />
      <SimpleTreeView
        key={String(focusable)}
        aria-label="Meeting rooms"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['north', 'south']}
      >
        <TreeItem itemId="north" label="North wing">
          <TreeItem itemId="birch" label="Birch" />
          <TreeItem itemId="cedar" label="Cedar, no projector" disabled />
          <TreeItem itemId="elm" label="Elm" />
        </TreeItem>
        <TreeItem itemId="south" label="South wing, closed" disabled>
          <TreeItem itemId="maple" label="Maple" />
        </TreeItem>
        <TreeItem itemId="lobby" label="Lobby" />
      </SimpleTreeView>
    </div>
  );
}
