import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BranchOffices() {
  return (
    <SimpleTreeView
      aria-label="Branch offices"
      defaultExpandedItems={['europe', 'denmark']}
    >
      <TreeItem itemId="europe" label="Europe">
        <TreeItem itemId="denmark" label="Denmark">
          <TreeItem itemId="aarhus" label="Aarhus" />
          <TreeItem itemId="odense" label="Odense" />
        </TreeItem>
        <TreeItem itemId="portugal" label="Portugal">
          <TreeItem itemId="porto" label="Porto" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="africa" label="Africa">
        <TreeItem itemId="accra" label="Accra" />
      </TreeItem>
    </SimpleTreeView>
  );
}
