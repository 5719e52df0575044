import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchFiles, roots, type FileItem } from './server';
import { StaleCache } from './StaleCache';

export default function RefreshFolder() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new StaleCache());
  const [scans, setScans] = React.useState<FileItem[]>([]);

  const dataSource = {
    getChildrenCount: (file: FileItem) => file.childrenCount,
    getTreeItems: async (parentId?: string) => {
      const files = await fetchFiles(parentId);
      return parentId === 'staff' ? [...files, ...scans] : files;
    },
  };

  const addScan = () => {
    const number = scans.length + 1;
    setScans([
      ...scans,
      { id: `scan-${number}`, label: `scan-${number}.pdf`, childrenCount: 0 },
    ]);
  };

  const refresh = (itemId: string) => {
    cache.markStale([itemId]);
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: false });
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  };

  return (
    <div>
      <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={addScan}>
          Add a scan on the server
        </Button>
        <Button variant="outlined" onClick={() => refresh('staff')}>
          Refresh Staff
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Drive with scans"
        apiRef={apiRef}
        items={roots}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
    </div>
  );
}
