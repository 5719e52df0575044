import * as React from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { carriers, createShipments, type Shipment } from '../shipments';

interface Line extends Pick<Shipment, 'number' | 'carrier'> {
  id: number | 'total';
  containers?: number;
}

/** The containers in the rows that the filter leaves, on all pages. */
const shownContainers = (
  apiRef: Parameters<typeof gridFilteredSortedRowEntriesSelector>[0],
) =>
  gridFilteredSortedRowEntriesSelector(apiRef).reduce(
    (sum, { model }) => sum + Number(model.containers ?? 0),
    0,
  );

/** Renders again whenever a filter or an edit changes the sum. */
function LiveTotal() {
  const apiRef = useGridApiContext();
  return useGridSelector(apiRef, shownContainers).toLocaleString('en');
}

const columns: GridColDef<Line>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 110 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
    // Exports use it, too.
    valueGetter: (value: number | undefined, row, _column, apiRef) =>
      row.id === 'total' ? shownContainers(apiRef) : value,
    renderCell: ({ rowNode, formattedValue }) =>
      rowNode.type === 'pinnedRow' ? <LiveTotal /> : formattedValue,
  },
];

const rows: Line[] = createShipments(7);

const total: Line = { id: 'total', number: 'Total', carrier: '' };
const pinnedRows = { bottom: [total] };

const isCellEditable: DataGridProProps<Line>['isCellEditable'] = ({ id }) =>
  id !== 'total';

export default function LiveTotals() {
  const [carrier, setCarrier] = React.useState('');

  const filterModel = React.useMemo<GridFilterModel>(
    () => ({
      items: carrier
        ? [{ field: 'carrier', operator: 'equals', value: carrier }]
        : [],
    }),
    [carrier],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        label="Carrier"
        size="small"
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mb: 1, minWidth: 160 }}
      >
        <option value="">All</option>
        {carriers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <div style={{ height: 380 }}>
        <DataGridPro
          aria-label="Shipments, the total follows the filter"
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          filterModel={filterModel}
          isCellEditable={isCellEditable}
          disableColumnMenu
          rowHeight={40}
          hideFooter
        />
      </div>
    </div>
  );
}
