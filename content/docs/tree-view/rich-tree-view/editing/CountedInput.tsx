import type * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';

const signs = [
  {
    id: 'trail',
    label: 'Ridge trail',
    children: [
      { id: 'summit', label: 'Summit, 2 h 10' },
      { id: 'hut', label: 'Hut, 45 min' },
    ],
  },
  { id: 'parking', label: 'Car park' },
];

const MAX = 20;

function SignInput(props: React.ComponentProps<typeof TreeItemLabelInput>) {
  return (
    <Stack direction="row" sx={{ flex: 1, gap: 1, alignItems: 'center' }}>
      <TreeItemLabelInput
        {...props}
        aria-label="Text of the sign"
        maxLength={MAX}
        onFocus={(event) => event.target.select()}
      />
      <Typography variant="caption" noWrap>
        {String(props.value).length} of {MAX}
      </Typography>
    </Stack>
  );
}

export default function CountedInput() {
  return (
    <RichTreeView
      aria-label="Trail signs"
      items={signs}
      isItemEditable
      defaultExpandedItems={['trail']}
      slotProps={{ item: { slots: { labelInput: SignInput } } }}
    />
  );
}
