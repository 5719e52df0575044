import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ManualContents() {
  return (
    <SimpleTreeView
      aria-label="Bicycle manual"
      defaultExpandedItems={['brakes']}
    >
      <TreeItem itemId="brakes" label="Brakes">
        <TreeItem itemId="levers" label="Adjust the levers" />
        <TreeItem itemId="pads" label="Replace the pads" />
      </TreeItem>
      <TreeItem itemId="gears" label="Gears">
        <TreeItem itemId="cable" label="Tighten the cable" />
        <TreeItem itemId="hanger" label="Straighten the hanger" />
      </TreeItem>
    </SimpleTreeView>
  );
}
