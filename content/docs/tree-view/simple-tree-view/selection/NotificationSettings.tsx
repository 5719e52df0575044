import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NotificationSettings() {
  return (
    <SimpleTreeView
      aria-label="Notifications"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['orders', 'account']}
      defaultSelectedItems={['shipped', 'new-device']}
    >
      <TreeItem itemId="orders" label="Orders">
        <TreeItem itemId="paid" label="Payment received" />
        <TreeItem itemId="shipped" label="Parcel shipped" />
      </TreeItem>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="new-device" label="Login from a new device" />
        <TreeItem itemId="newsletter" label="Newsletter" />
      </TreeItem>
    </SimpleTreeView>
  );
}
