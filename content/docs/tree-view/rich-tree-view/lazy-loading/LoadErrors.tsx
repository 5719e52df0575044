import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchFiles, roots, type FileItem } from './server';

const slotProps = {
  item: {
    slotProps: {
      errorIcon: { role: 'img', 'aria-label': 'Not loaded:' },
      loadingIcon: { 'aria-label': 'Loading' },
    },
  },
};

export default function LoadErrors() {
  const apiRef = useTreeViewApiRef();
  const [down, setDown] = React.useState(true);
  const [failedIds, setFailedIds] = React.useState<string[]>([]);

  const dataSource = {
    getChildrenCount: (file: FileItem) => file.childrenCount,
    getTreeItems: async (parentId?: string) => {
      const others = (ids: string[]) => ids.filter((id) => id !== parentId);
      try {
        const files = await fetchFiles(parentId, down);
        setFailedIds(others);
        return files;
      } catch (error) {
        if (parentId !== undefined) {
          setFailedIds((ids) => [...others(ids), parentId]);
        }
        throw error;
      }
    },
  };

  const retry = (event: React.MouseEvent, itemId: string) => {
    // The button disappears when the files are there, and the focus with it.
    apiRef.current?.focusItem(event, itemId);
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  };

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={down}
            onChange={(event) => setDown(event.target.checked)}
          />
        }
        label="Server down"
      />
      <RichTreeViewPro
        aria-label="Drive that may fail"
        apiRef={apiRef}
        items={roots}
        dataSource={dataSource}
        slotProps={slotProps}
      />
      {failedIds.map((id) => (
        <Alert
          key={id}
          severity="error"
          action={
            <Button color="inherit" onClick={(event) => retry(event, id)}>
              Try again
            </Button>
          }
          sx={{ mt: 2 }}
        >
          “{id}” cannot be loaded.
        </Alert>
      ))}
    </div>
  );
}
