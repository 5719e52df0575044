import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ProjectFiles() {
  return (
    <SimpleTreeView aria-label="Project files" defaultExpandedItems={['src']}>
      <TreeItem itemId="src" label="src">
        <TreeItem itemId="src/pages" label="pages">
          <TreeItem itemId="src/pages/home.tsx" label="home.tsx" />
          <TreeItem itemId="src/pages/login.tsx" label="login.tsx" />
        </TreeItem>
        <TreeItem itemId="src/main.tsx" label="main.tsx" />
      </TreeItem>
      <TreeItem itemId="package.json" label="package.json" />
      <TreeItem itemId="readme.md" label="readme.md" />
    </SimpleTreeView>
  );
}
