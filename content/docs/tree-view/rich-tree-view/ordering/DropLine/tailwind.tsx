import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { rooms } from './rooms';

export default function DropLine() {
  return (
    <RichTreeViewPro
      aria-label="Exhibition rooms"
      items={rooms}
      itemsReordering
      defaultExpandedItems={['room-1', 'room-2']}
      slotProps={{
        item: {
          slotProps: {
            content: { className: 'cursor-grab' },
            dragAndDropOverlay: {
              className:
                'rounded-sm border-(--mui-palette-warning-main) border-[3px]',
            },
          },
        },
      }}
    />
  );
}
