import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridApi,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { byCarrier, shipmentColumns, shipments } from './groupedShipments';

const isLate = ({ status }: Partial<Shipment>) => status === 'Delayed';

/**
 * Whether the row is late, or the group has a row that is. A selector follows
 * the state of the grid, so a group changes with its rows.
 */
function lateSelector(apiRef: React.RefObject<GridApi | null>, id: GridRowId) {
  const api = apiRef.current;
  if (!api) {
    return false;
  }
  const ids =
    gridRowNodeSelector(apiRef, id)?.type === 'group'
      ? api.getRowGroupChildren({ groupId: id })
      : [id];
  return ids.some((child) => isLate(api.getRow<Shipment>(child) ?? {}));
}

function CarrierName({ id, value }: GridRenderCellParams<Shipment, string>) {
  const apiRef = useGridApiContext();
  const isMarked = useGridSelector(apiRef, lateSelector, id);
  return (
    <>
      {value}
      {/* Color alone says nothing to those who do not see it. */}
      {isMarked && (
        <Chip
          size="small"
          color="error"
          variant="outlined"
          label="Late"
          sx={{ ml: 1 }}
        />
      )}
    </>
  );
}

const columns: GridColDef<Shipment>[] = shipmentColumns.map((column) =>
  column.field === 'carrier'
    ? { ...column, renderCell: (params) => <CarrierName {...params} /> }
    : column,
);

const groupingColDef = { width: 240 };

const late = shipments.filter(isLate);

export default function LateGroups() {
  const apiRef = useGridApiRef();

  const setStatus = (status: Shipment['status']) =>
    apiRef.current?.updateRows(late.map(({ id }) => ({ id, status })));

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, mb: 1 }}>
        <Button onClick={() => setStatus('At sea')}>All on time</Button>
        <Button onClick={() => setStatus('Delayed')}>Late again</Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGridPremium
          aria-label="Carriers with late shipments"
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
          initialState={byCarrier}
          groupingColDef={groupingColDef}
          getRowClassName={({ id }) => (lateSelector(apiRef, id) ? 'late' : '')}
          hideFooter
          sx={{
            '& .late': {
              color: 'error.main',
              boxShadow: 'inset 4px 0 0 var(--late-mark)',
            },
            '--late-mark': (theme) => (theme.vars ?? theme).palette.error.main,
          }}
        />
      </div>
    </div>
  );
}
