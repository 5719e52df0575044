import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SpeciesBrowser() {
  return (
    <SimpleTreeView
      aria-label="Trees of the park"
      disableSelection
      defaultExpandedItems={['beech']}
    >
      <TreeItem itemId="beech" label="Beech family">
        <TreeItem itemId="oak" label="English oak, 14 trees" />
        <TreeItem itemId="chestnut" label="Sweet chestnut, 3 trees" />
      </TreeItem>
      <TreeItem itemId="pine" label="Pine family">
        <TreeItem itemId="larch" label="European larch, 9 trees" />
      </TreeItem>
    </SimpleTreeView>
  );
}
