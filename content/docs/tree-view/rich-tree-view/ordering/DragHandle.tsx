import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { trip } from './trip';

const HandleItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function HandleItem({ id, itemId, label, disabled, children }, ref) {
    const item = useTreeItem({
      id,
      itemId,
      label,
      disabled,
      children,
      rootRef: ref,
    });
    const { draggable, onDragStart, onDragEnd, ...root } = item.getRootProps();

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...root}>
          <TreeItemContent {...item.getContentProps()}>
            <Box
              draggable={draggable}
              onDragStart={onDragStart}
              onDragEnd={onDragEnd}
              sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
            >
              <DragIndicatorIcon fontSize="small" />
            </Box>
            <TreeItemIconContainer {...item.getIconContainerProps()}>
              <TreeItemIcon status={item.status} />
            </TreeItemIconContainer>
            <TreeItemLabel {...item.getLabelProps()} />
            <TreeItemDragAndDropOverlay
              {...item.getDragAndDropOverlayProps()}
            />
          </TreeItemContent>
          {children && (
            <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
          )}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

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
