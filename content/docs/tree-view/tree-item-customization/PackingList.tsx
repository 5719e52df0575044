import * as React from 'react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import PartlyIcon from '@mui/icons-material/RemoveCircleOutline';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const RoundCheckbox = React.forwardRef<
  HTMLButtonElement,
  CheckboxProps & { visible?: boolean }
>(function RoundCheckbox({ visible, ...props }, ref) {
  return visible ? (
    <Checkbox
      {...props}
      ref={ref}
      size="small"
      color="success"
      icon={<CircleIcon />}
      checkedIcon={<CheckCircleIcon />}
      indeterminateIcon={<PartlyIcon />}
      sx={{ p: 0 }}
    />
  ) : null;
});

function PackingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ checkbox: RoundCheckbox }} />;
}

const packingList = [
  {
    id: 'tent',
    label: 'Tent',
    children: [
      { id: 'poles', label: 'Poles' },
      { id: 'pegs', label: 'Pegs' },
    ],
  },
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'stove', label: 'Stove' },
      { id: 'mugs', label: 'Mugs' },
    ],
  },
];

export default function PackingList() {
  return (
    <RichTreeView
      aria-label="Packing list"
      items={packingList}
      slots={{ item: PackingItem }}
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      defaultSelectedItems={['poles']}
      defaultExpandedItems={['tent']}
    />
  );
}
