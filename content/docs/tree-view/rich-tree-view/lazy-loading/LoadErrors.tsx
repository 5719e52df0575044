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
  const [failedId, setFailedId] = React.useState<string | null>(null);

  const dataSource = {
    getChildrenCount: (file: FileItem) => file.childrenCount,
    getTreeItems: async (parentId?: string) => {
      try {
        const files = await fetchFiles(parentId, down);
        setFailedId(null);
        return files;
      } catch (error) {
        setFailedId(parentId ?? null);
        throw error;
      }
    },
  };

  const retry = (itemId: string) =>
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });

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
      {failedId && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => retry(failedId)}>
              Try again
            </Button>
          }
          sx={{ mt: 2 }}
        >
          “{failedId}” cannot be loaded.
        </Alert>
      )}
    </div>
  );
}
