import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function AttachedFiles() {
  return (
    <SimpleTreeView
      aria-label="Files to attach"
      multiSelect
      defaultExpandedItems={['plans']}
      defaultSelectedItems={['ground-floor', 'attic']}
    >
      <TreeItem itemId="plans" label="Plans">
        <TreeItem itemId="cellar" label="Cellar.pdf" />
        <TreeItem itemId="ground-floor" label="Ground floor.pdf" />
        <TreeItem itemId="attic" label="Attic.pdf" />
      </TreeItem>
      <TreeItem itemId="photos" label="Photos">
        <TreeItem itemId="facade" label="Facade.jpg" />
      </TreeItem>
      <TreeItem itemId="permit" label="Building permit.pdf" />
    </SimpleTreeView>
  );
}
