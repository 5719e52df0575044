import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './styles.css';

export default function DepartmentList() {
  return (
    <SimpleTreeView
      className="DepartmentList"
      aria-label="Departments"
      defaultExpandedItems={['garden']}
      defaultSelectedItems="tools"
    >
      <TreeItem itemId="garden" label="Garden">
        <TreeItem itemId="seeds" label="Seeds" />
        <TreeItem itemId="tools" label="Hand tools" />
        <TreeItem itemId="pots" label="Pots, sold out" disabled />
      </TreeItem>
      <TreeItem itemId="paint" label="Paint">
        <TreeItem itemId="indoor" label="Indoor" />
      </TreeItem>
    </SimpleTreeView>
  );
}
