import type * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const accounts = [
  {
    id: 'costs',
    label: 'Costs',
    children: [
      { id: 'rent', label: 'Rent' },
      { id: 'power', label: 'Electricity' },
    ],
  },
  { id: 'income', label: 'Income' },
];

type Blur = React.FocusEvent & TreeViewCancellableEvent;

export default function CancelOnBlur() {
  const apiRef = useTreeViewApiRef();

  const cancel = (event: Blur) => {
    event.defaultMuiPrevented = true;
    apiRef.current?.setEditedItem(null);
  };

  return (
    <RichTreeView
      aria-label="Accounts"
      apiRef={apiRef}
      items={accounts}
      isItemEditable
      defaultExpandedItems={['costs']}
      slotProps={{
        item: {
          slotProps: {
            labelInput: { 'aria-label': 'Account name', onBlur: cancel },
          },
        },
      }}
    />
  );
}
