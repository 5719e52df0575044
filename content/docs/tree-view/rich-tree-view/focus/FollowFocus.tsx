import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shortcuts = [
  {
    id: 'file',
    label: 'File',
    children: [
      { id: 'save', label: 'Save' },
      { id: 'print', label: 'Print' },
    ],
  },
  { id: 'zoom', label: 'Zoom' },
];

const help: Record<string, string> = {
  file: 'Opens and closes the file commands',
  save: 'Writes the drawing to disk',
  print: 'Prints the visible layers',
  zoom: 'Changes the scale of the view',
};

export default function FollowFocus() {
  const [focused, setFocused] = React.useState('save');

  return (
    <div>
      <RichTreeView
        aria-label="Commands"
        items={shortcuts}
        defaultExpandedItems={['file']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {help[focused]}
      </Typography>
    </div>
  );
}
