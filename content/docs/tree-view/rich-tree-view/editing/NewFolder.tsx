import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

export default function NewFolder() {
  const apiRef = useTreeViewApiRef();
  const [folders, setFolders] = React.useState([
    { id: 'folder-1', label: 'Receipts' },
    { id: 'folder-2', label: 'Warranties' },
  ]);
  const [newId, setNewId] = React.useState<string | null>(null);

  React.useEffect(() => {
    if (newId) {
      apiRef.current?.setEditedItem(newId);
    }
  }, [apiRef, newId]);

  const addFolder = () => {
    const id = `folder-${folders.length + 1}`;
    setFolders([...folders, { id, label: 'New folder' }]);
    setNewId(id);
  };

  return (
    <div>
      <Button variant="outlined" onClick={addFolder} sx={{ mb: 2 }}>
        New folder
      </Button>
      <RichTreeView
        aria-label="Folders"
        apiRef={apiRef}
        items={folders}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setFolders(
            folders.map((folder) =>
              folder.id === itemId ? { id: itemId, label } : folder,
            ),
          )
        }
      />
    </div>
  );
}
