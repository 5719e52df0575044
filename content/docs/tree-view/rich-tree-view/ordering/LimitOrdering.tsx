import type * as React from 'react';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import { trip, type Stop } from './trip';

const isDay = (itemId: string) => trip.some((day) => day.id === itemId);

const isItemReorderable = (itemId: string) => !isDay(itemId);

// A stop stays below a day, and the train remains the last one.
const canMoveItemToNewPosition: RichTreeViewProProps<
  Stop,
  false
>['canMoveItemToNewPosition'] = ({ itemId, newPosition }) =>
  itemId !== 'train' &&
  newPosition.parentId !== null &&
  isDay(newPosition.parentId);

// Without this, nothing could be dropped on the row of a day.
const slotProps = {
  item: { onDragOver: (event: React.DragEvent) => event.preventDefault() },
};

export default function LimitOrdering() {
  return (
    <RichTreeViewPro
      aria-label="Weekend trip with fixed days"
      items={trip}
      itemsReordering
      isItemReorderable={isItemReorderable}
      canMoveItemToNewPosition={canMoveItemToNewPosition}
      slotProps={slotProps}
      defaultExpandedItems={['saturday', 'sunday']}
    />
  );
}
