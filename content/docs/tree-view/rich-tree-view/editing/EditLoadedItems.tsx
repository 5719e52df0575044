import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { fetchSites, regions, saveName, type Region } from './regions';

const dataSource = {
  getChildrenCount: (region: Region) => region.childrenCount,
  getTreeItems: fetchSites,
};

const alwaysAsk = new DataSourceCacheDefault({ ttl: 0 });

export default function EditLoadedItems() {
  const [state, setState] = React.useState('Nothing changed');

  const handleLabelChange = async (id: string, label: string) => {
    setState(`Saving ${label}`);
    await saveName(id, label);
    setState(`Saved ${label}`);
  };

  return (
    <div>
      <RichTreeViewPro
        aria-label="Sites"
        items={regions}
        dataSource={dataSource}
        dataSourceCache={alwaysAsk}
        isItemEditable
        onItemLabelChange={handleLabelChange}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {state}
      </Typography>
    </div>
  );
}
