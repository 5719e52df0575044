import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const building = [
  {
    id: 'north',
    label: 'North wing',
    children: [
      {
        id: 'north-2',
        label: 'Second floor',
        children: [
          { id: 'lab', label: 'Laboratory' },
          { id: 'archive', label: 'Archive' },
        ],
      },
    ],
  },
  { id: 'south', label: 'South wing' },
];

export default function Indentation() {
  const [indentation, setIndentation] = React.useState('12px');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Indentation"
        size="small"
        exclusive
        value={indentation}
        onChange={(_event, value: string | null) => {
          if (value !== null) {
            setIndentation(value);
          }
        }}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="0px">0px</ToggleButton>
        <ToggleButton value="12px">12px</ToggleButton>
        <ToggleButton value="2rem">2rem</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Building"
        items={building}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['north', 'north-2']}
      />
    </div>
  );
}
