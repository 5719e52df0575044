import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { rooms } from './rooms';
import './styles.css';

export default function DropLine() {
  return (
    <RichTreeViewPro
      aria-label="Exhibition rooms"
      items={rooms}
      itemsReordering
      defaultExpandedItems={['room-1', 'room-2']}
      className="DropLine-tree"
    />
  );
}
