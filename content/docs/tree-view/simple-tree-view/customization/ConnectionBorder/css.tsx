import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './styles.css';

export default function ConnectionBorder() {
  return (
    <SimpleTreeView
      className="ConnectionBorder"
      aria-label="Languages"
      itemChildrenIndentation={24}
      defaultExpandedItems={['stem', 'west', 'north']}
    >
      <TreeItem itemId="stem" label="Germanic">
        <TreeItem itemId="west" label="West Germanic">
          <TreeItem itemId="english" label="English" />
          <TreeItem itemId="frisian" label="Frisian" />
        </TreeItem>
        <TreeItem itemId="north" label="North Germanic">
          <TreeItem itemId="icelandic" label="Icelandic" />
        </TreeItem>
      </TreeItem>
    </SimpleTreeView>
  );
}
