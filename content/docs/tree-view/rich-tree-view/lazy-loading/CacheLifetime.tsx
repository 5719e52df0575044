import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { fetchFiles, roots, type FileItem } from './server';

const oneHour = new DataSourceCacheDefault({ ttl: 60 * 60 * 1000 });
const never = new DataSourceCacheDefault({ ttl: 0 });

export default function CacheLifetime() {
  const [keep, setKeep] = React.useState(true);
  const [requests, setRequests] = React.useState(0);

  const dataSource = {
    getChildrenCount: (file: FileItem) => file.childrenCount,
    getTreeItems: (parentId?: string) => {
      setRequests((count) => count + 1);
      return fetchFiles(parentId);
    },
  };

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={keep}
            onChange={(event) => setKeep(event.target.checked)}
          />
        }
        label="Keep children for an hour"
      />
      <RichTreeViewPro
        key={keep ? 'keep' : 'ask'}
        aria-label="Drive with a cache"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={keep ? oneHour : never}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Requests: {requests}
      </Typography>
    </div>
  );
}
