import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { trip } from './trip';

export default function BasicOrdering() {
  return (
    <RichTreeViewPro
      aria-label="Weekend trip"
      items={trip}
      itemsReordering
      defaultExpandedItems={['saturday', 'sunday']}
    />
  );
}
