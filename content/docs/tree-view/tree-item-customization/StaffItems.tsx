import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { staff, type Person } from './staff';

function StaffItem(props: TreeItemProps) {
  const person = useTreeItemModel<Person>(props.itemId);
  const label = (
    <>
      {props.label}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {person?.role}
      </Typography>
    </>
  );

  return <TreeItem {...props} slotProps={{ label: { children: label } }} />;
}

export default function StaffItems() {
  return (
    <RichTreeView
      aria-label="Theater staff"
      items={staff}
      slots={{ item: StaffItem }}
      defaultExpandedItems={['okafor', 'marchetti']}
    />
  );
}
