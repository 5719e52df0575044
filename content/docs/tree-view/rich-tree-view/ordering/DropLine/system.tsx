import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { rooms } from './rooms';

export default function DropLine() {
  return (
    <RichTreeViewPro
      aria-label="Exhibition rooms"
      items={rooms}
      itemsReordering
      defaultExpandedItems={['room-1', 'room-2']}
      sx={{
        '& .MuiTreeItem-content': { cursor: 'grab' },
        '& .MuiTreeItem-dragAndDropOverlay': {
          borderColor: 'warning.main',
          borderWidth: 3,
          borderRadius: 1,
        },
      }}
    />
  );
}
