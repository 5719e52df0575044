import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleDepartment() {
  return (
    <SimpleTreeView
      aria-label="Departments"
      defaultExpandedItems={['production']}
      defaultSelectedItems="assembly"
    >
      <TreeItem itemId="production" label="Production">
        <TreeItem itemId="assembly" label="Assembly" />
        <TreeItem itemId="paint" label="Paint shop" />
      </TreeItem>
      <TreeItem itemId="sales" label="Sales">
        <TreeItem itemId="export" label="Export" />
      </TreeItem>
      <TreeItem itemId="legal" label="Legal" />
    </SimpleTreeView>
  );
}
