import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Dish {
  id: string;
  label: string;
  price?: string;
  children?: Dish[];
}

const leek: Dish = { id: 'leek', label: 'Leek and potato', price: '€6.50' };

const menu: Dish[] = [
  {
    id: 'soups',
    label: 'Soups',
    children: [leek, { id: 'miso', label: 'Miso with tofu', price: '€7.20' }],
  },
  {
    id: 'mains',
    label: 'Mains',
    children: [
      { id: 'gnocchi', label: 'Gnocchi, sage butter', price: '€14.00' },
    ],
  },
];

export default function GetItem() {
  const apiRef = useTreeViewApiRef();
  const [dish, setDish] = React.useState<Dish | undefined>(leek);

  const handleSelect = (
    _event: React.SyntheticEvent | null,
    itemId: string | null,
  ) => {
    setDish(itemId ? apiRef.current?.getItem(itemId) : undefined);
  };

  return (
    <div>
      <RichTreeView
        aria-label="Menu"
        apiRef={apiRef}
        items={menu}
        defaultExpandedItems={['soups', 'mains']}
        defaultSelectedItems={leek.id}
        onSelectedItemsChange={handleSelect}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {dish && `${dish.label}: ${dish.price ?? 'choose a dish'}`}
      </Typography>
    </div>
  );
}
