import type * as React from 'react';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import {
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridGroupNode,
  type GridRenderCellParams,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';

type GroupCellProps = GridRenderCellParams<Shipment> & {
  rowNode: GridGroupNode;
};

const countSelector = (apiRef: React.RefObject<GridApi>, id: GridRowId) =>
  apiRef.current.getRowGroupChildren({ groupId: id }).length;

const deliveredSelector = (apiRef: React.RefObject<GridApi>, id: GridRowId) =>
  apiRef.current
    .getRowGroupChildren({ groupId: id })
    .filter(
      (child) => apiRef.current.getRow<Shipment>(child)?.status === 'Delivered',
    ).length;

/** A group with its name, and how much of it has been delivered. */
export function GroupCell({ id, field, rowNode }: GroupCellProps) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, countSelector, id);
  const delivered = useGridSelector(apiRef, deliveredSelector, id);
  const name = String(rowNode.groupingKey);
  const open = rowNode.childrenExpanded ?? false;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, height: 1 }}>
      <IconButton
        size="small"
        // The cell has the focus, and Space opens the group from there.
        tabIndex={-1}
        aria-label={`${open ? 'Close' : 'Open'} ${name}`}
        onClick={(event) => {
          event.stopPropagation();
          apiRef.current.setRowChildrenExpansion(id, !open);
          apiRef.current.setCellFocus(id, field);
        }}
      >
        {open ? (
          <ExpandMore fontSize="small" />
        ) : (
          <ChevronRight
            fontSize="small"
            sx={(theme) => ({
              transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
            })}
          />
        )}
      </IconButton>
      <span style={{ width: 84 }}>{name}</span>
      <LinearProgress
        variant="determinate"
        aria-label={`Delivered from ${name}`}
        value={(delivered / count) * 100}
        sx={{ width: 70 }}
      />
      <span>
        {delivered}/{count}
      </span>
    </Stack>
  );
}
