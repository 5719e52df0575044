import Chip from '@mui/material/Chip';
import {
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import type { Shipment } from '../shipments';

export function StatusChip({
  field,
  value,
  tabIndex,
}: GridRenderCellParams<Shipment, Shipment['status']>) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const active = model.items.some(
    (item) =>
      item.field === field && item.operator === 'is' && item.value === value,
  );

  const toggle = () =>
    apiRef.current.setFilterModel({
      // The words of the quick filter stay.
      ...model,
      items: active ? [] : [{ field, operator: 'is', value }],
    });

  return (
    <Chip
      size="small"
      label={value}
      color={active ? 'primary' : 'default'}
      aria-pressed={active}
      // With the cell, so that the arrow keys of the grid reach the chip.
      tabIndex={tabIndex}
      onClick={toggle}
    />
  );
}
