import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const crew = [
  {
    id: 'deck',
    label: 'Deck',
    children: [
      { id: 'okafor', label: 'Chidi Okafor' },
      { id: 'lindqvist', label: 'Maja Lindqvist' },
    ],
  },
  {
    id: 'engine',
    label: 'Engine room',
    children: [
      { id: 'moreau', label: 'Luc Moreau' },
      { id: 'tanaka', label: 'Yui Tanaka' },
    ],
  },
];

const nightWatch = ['lindqvist', 'tanaka'];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['okafor']);

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setSelected(nightWatch)}>
          Night watch
        </Button>
        <Button
          variant="outlined"
          disabled={selected.length === 0}
          onClick={() => setSelected([])}
        >
          Clear
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Crew"
        multiSelect
        checkboxSelection
        items={crew}
        defaultExpandedItems={['deck', 'engine']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
    </div>
  );
}
