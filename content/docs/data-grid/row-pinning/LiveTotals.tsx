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
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { carriers, createShipments, type Shipment } from '../shipments';

interface Line extends Pick<Shipment, 'number' | 'carrier'> {
  id: number | 'total';
  containers?: number;
}

function LiveTotal({ id, field }: Pick<GridRenderCellParams, 'id' | 'field'>) {
  const apiRef = useGridApiContext();
  // Renders the cell again when a filter or an edit changes the rows.
  useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  return apiRef.current.getCellParams<Line, number, string>(id, field)
    .formattedValue;
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
      row.id === 'total'
        ? gridFilteredSortedRowEntriesSelector(apiRef).reduce(
            (sum, { model }) => sum + (model.containers ?? 0),
            0,
          )
        : value,
    renderCell: ({ id, field, rowNode, formattedValue }) =>
      rowNode.type === 'pinnedRow' ? (
        <LiveTotal id={id} field={field} />
      ) : (
        formattedValue
      ),
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
