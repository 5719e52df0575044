import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { fetchFiles, roots, type FileItem } from './server';

const dataSource = {
  getChildrenCount: (file: FileItem) => file.childrenCount,
  getTreeItems: (parentId?: string) => fetchFiles(parentId),
};

const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'File name' } } },
};

export default function RenameLoaded() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));
  const [saved, setSaved] = React.useState('nothing yet');

  const saveLabel = (itemId: string, label: string) => {
    const parentId = apiRef.current?.getParentId(itemId);
    const siblings = parentId && cache.get(parentId);
    if (parentId && Array.isArray(siblings)) {
      cache.set(
        parentId,
        siblings.map((file) =>
          file.id === itemId ? { ...file, label } : file,
        ),
      );
    }
    setSaved(`${itemId} is now “${label}”`); // Send it to your server here.
  };

  return (
    <div>
      <RichTreeViewPro
        aria-label="Drive with names to edit"
        apiRef={apiRef}
        items={roots}
        dataSource={dataSource}
        dataSourceCache={cache}
        isItemEditable
        onItemLabelChange={saveLabel}
        slotProps={slotProps}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        Sent to the server: {saved}
      </Typography>
    </div>
  );
}
