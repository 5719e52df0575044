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
  type UseTreeItemParameters,
} from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { trip } from './trip';

const HandleItem = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function HandleItem(
    { id, itemId, label, disabled, children, ...other },
    ref,
  ) {
    const item = useTreeItem({
      id,
      itemId,
      label,
      disabled,
      children,
      rootRef: ref,
    });
    const props: React.HTMLAttributes<HTMLElement> = item.getRootProps(other);
    const { draggable, onDragStart, onDragEnd, ...root } = props;

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...root}>
          <TreeItemContent {...item.getContentProps()}>
            {draggable && (
              <Box
                draggable
                onDragStart={onDragStart}
                onDragEnd={onDragEnd}
                sx={{
                  display: 'flex',
                  cursor: 'grab',
                  color: 'text.secondary',
                }}
              >
                <DragIndicatorIcon fontSize="small" />
              </Box>
            )}
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
