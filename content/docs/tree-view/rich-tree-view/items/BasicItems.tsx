import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const garden = [
  {
    id: 'palm-house',
    label: 'Palm house',
    children: [
      { id: 'ground', label: 'Ground beds' },
      { id: 'gallery', label: 'Gallery' },
    ],
  },
  {
    id: 'alpine-house',
    label: 'Alpine house',
    children: [
      { id: 'scree', label: 'Scree' },
      { id: 'tufa', label: 'Tufa wall' },
    ],
  },
  { id: 'meadow', label: 'Wildflower meadow' },
];

export default function BasicItems() {
  return (
    <RichTreeView
      aria-label="Botanic garden"
      items={garden}
      defaultExpandedItems={['palm-house']}
    />
  );
}
