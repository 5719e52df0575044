import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CampKitchen() {
  return (
    <SimpleTreeView
      aria-label="Camp kitchen packing list"
      defaultExpandedItems={['cooking']}
    >
      <TreeItem itemId="cooking" label="Cooking">
        <TreeItem itemId="stove" label="Gas stove" />
        <TreeItem itemId="pots" label="Two pots" />
      </TreeItem>
      <TreeItem itemId="eating" label="Eating">
        <TreeItem itemId="bowls" label="Four bowls" />
        <TreeItem itemId="cups" label="Four cups" />
      </TreeItem>
      <TreeItem itemId="water" label="Water filter" />
    </SimpleTreeView>
  );
}
