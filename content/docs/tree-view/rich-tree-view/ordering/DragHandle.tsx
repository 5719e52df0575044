import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { HandleItem } from './HandleItem';
import { trip } from './trip';

export default function DragHandle() {
  return (
    <RichTreeViewPro
      aria-label="Weekend trip with handles"
      items={trip}
      itemsReordering
      defaultExpandedItems={['saturday', 'sunday']}
      slots={{ item: HandleItem }}
    />
  );
}
