import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchFiles, roots, type FileItem } from './server';
import { StaleCache } from './StaleCache';

export default function OwnCache() {
  const [cache] = React.useState(() => new StaleCache());
  const [log, setLog] = React.useState('nothing yet');

  const dataSource = {
    getChildrenCount: (file: FileItem) => file.childrenCount,
    getTreeItems: async (parentId?: string) => {
      const files = await fetchFiles(parentId);
      setLog(`${parentId ?? 'the roots'}, ${files.length} files`);
      return files;
    },
  };

  const markStale = () => {
    cache.markStale();
    setLog('nothing since the cache became stale');
  };

  return (
    <div>
      <Button variant="outlined" onClick={markStale} sx={{ mb: 2 }}>
        Mark all as stale
      </Button>
      <RichTreeViewPro
        aria-label="Drive with its own cache"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Loaded last: {log}
      </Typography>
    </div>
  );
}
