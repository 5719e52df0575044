import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Place {
  code: string;
  label: string;
  children?: Place[];
}

const places: Place[] = [
  {
    code: 'IS',
    label: 'Iceland',
    children: [
      { code: 'AEY', label: 'Akureyri' },
      { code: 'KEF', label: 'Keflavík' },
    ],
  },
  {
    code: 'FO',
    label: 'Faroe Islands',
    children: [{ code: 'FAE', label: 'Vágar' }],
  },
];

const getItemId = (place: Place) => place.code;

export default function ItemIdFromCode() {
  const [code, setCode] = React.useState<string | null>('KEF');

  return (
    <div>
      <RichTreeView
        aria-label="Airports by country"
        items={places}
        getItemId={getItemId}
        defaultExpandedItems={['IS']}
        selectedItems={code}
        onSelectedItemsChange={(_event, itemId) => setCode(itemId)}
      />
      <Typography sx={{ mt: 2 }}>Selected code: {code ?? 'none'}</Typography>
    </div>
  );
}
