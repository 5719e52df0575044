import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const checks = [
  {
    id: 'roof',
    label: 'Roof',
    children: [
      { id: 'tiles', label: 'Tiles' },
      { id: 'gutters', label: 'Gutters' },
      { id: 'chimney', label: 'Chimney' },
    ],
  },
  {
    id: 'windows',
    label: 'Windows',
    children: [
      { id: 'ground', label: 'Ground floor' },
      { id: 'upper', label: 'Upper floor' },
    ],
  },
];

export default function HouseInspection() {
  return (
    <RichTreeView
      aria-label="House inspection"
      items={checks}
      defaultExpandedItems={['roof']}
      defaultSelectedItems={['tiles', 'gutters']}
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
    />
  );
}
