import type * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const files = [
  {
    id: 'minutes',
    label: 'Minutes',
    children: [
      { id: 'april', label: '2024-04-18.odt' },
      { id: 'may', label: '2024-05-16.odt' },
    ],
  },
  { id: 'statutes', label: 'Statutes.pdf' },
];

type KeyDown = React.KeyboardEvent<HTMLLIElement> & TreeViewCancellableEvent;
type Click = React.MouseEvent & TreeViewCancellableEvent;

const preventEditing = (event: Click) => {
  event.defaultMuiPrevented = true;
};

export default function RenameWithF2() {
  const apiRef = useTreeViewApiRef();

  const handleKeyDown = (event: KeyDown, itemId: string) => {
    if (event.target !== event.currentTarget) {
      return; // The key was pressed in a child or in the input.
    }
    if (event.key === 'F2') {
      apiRef.current?.setEditedItem(itemId);
    } else if (event.key === 'Enter') {
      event.defaultMuiPrevented = true;
      if (apiRef.current?.getItem(itemId)?.children) {
        apiRef.current.setItemExpansion({ event, itemId });
      } else {
        apiRef.current?.setItemSelection({
          event,
          itemId,
          shouldBeSelected: true,
        });
      }
    }
  };

  return (
    <RichTreeView
      aria-label="Files, F2 renames"
      apiRef={apiRef}
      items={files}
      isItemEditable
      expansionTrigger="content"
      defaultExpandedItems={['minutes']}
      slotProps={{
        item: ({ itemId }) => ({
          onKeyDown: (event) => handleKeyDown(event, itemId),
          slotProps: {
            label: { onDoubleClick: preventEditing },
            labelInput: { 'aria-label': 'File name' },
          },
        }),
      }}
    />
  );
}
