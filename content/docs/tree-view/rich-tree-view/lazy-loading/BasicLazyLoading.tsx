import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchFiles, roots, type FileItem } from './server';

const dataSource = {
  getChildrenCount: (file: FileItem) => file.childrenCount,
  getTreeItems: (parentId?: string) => fetchFiles(parentId),
};

export default function BasicLazyLoading() {
  return (
    <RichTreeViewPro
      aria-label="Shared drive"
      items={roots}
      dataSource={dataSource}
    />
  );
}
