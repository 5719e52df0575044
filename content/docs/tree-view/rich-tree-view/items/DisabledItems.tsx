import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Seating {
  id: string;
  label: string;
  soldOut?: boolean;
  children?: Seating[];
}

const seating: Seating[] = [
  {
    id: 'stalls',
    label: 'Stalls',
    children: [
      { id: 'stalls-a', label: 'Row A, sold out', soldOut: true },
      { id: 'stalls-b', label: 'Row B' },
    ],
  },
  {
    id: 'balcony',
    label: 'Balcony, closed tonight',
    soldOut: true,
    children: [
      { id: 'balcony-a', label: 'Row A' },
      { id: 'balcony-b', label: 'Row B' },
    ],
  },
];

const isItemDisabled = (item: Seating) => item.soldOut === true;

export default function DisabledItems() {
  return (
    <RichTreeView
      aria-label="Theater seats"
      items={seating}
      isItemDisabled={isItemDisabled}
      defaultExpandedItems={['stalls', 'balcony']}
    />
  );
}
