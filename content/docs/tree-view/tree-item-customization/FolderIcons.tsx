import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function DrawerItem(props: TreeItemProps) {
  const { status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const icon = status.expanded ? FolderOpenIcon : FolderIcon;

  return (
    <TreeItem
      {...props}
      slots={{ icon: status.expandable ? icon : undefined }}
    />
  );
}

export default function FolderIcons() {
  return (
    <SimpleTreeView aria-label="Drawings" defaultExpandedItems={['bridge']}>
      <DrawerItem itemId="bridge" label="Bridge">
        <DrawerItem itemId="deck" label="Deck" />
        <DrawerItem itemId="piers" label="Piers">
          <DrawerItem itemId="pier-1" label="Pier 1" />
        </DrawerItem>
      </DrawerItem>
      <DrawerItem itemId="tunnel" label="Tunnel">
        <DrawerItem itemId="portal" label="Portal" />
      </DrawerItem>
    </SimpleTreeView>
  );
}
