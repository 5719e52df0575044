import {
  DataGridPro,
  renderBooleanCell,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

type ShownField = 'number' | 'goods' | 'weight' | 'insured' | 'departure';

/** The total has only some of the fields. */
interface Line extends Partial<Pick<Shipment, ShownField>> {
  id: number | 'total';
}

const columns: GridColDef<Line>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    width: 100,
    // The label of the total also takes the place of the next column.
    colSpan: (_value, row) => (row.id === 'total' ? 2 : 1),
  },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    valueFormatter: (value: number, row) =>
      row.id === 'total'
        ? `${Math.round(value / 1000).toLocaleString('en')} t`
        : `${value.toLocaleString('en')} kg`,
  },
  {
    field: 'insured',
    headerName: 'Insured',
    type: 'boolean',
    width: 90,
    // Without this, the total would look like "not insured".
    renderCell: (params) =>
      params.rowNode.type === 'pinnedRow' ? null : renderBooleanCell?.(params),
  },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const rows: Line[] = createShipments(4);

const total: Line = {
  id: 'total',
  number: 'Total of all shipments',
  weight: rows.reduce((sum, { weight = 0 }) => sum + weight, 0),
};
const pinnedRows = { bottom: [total] };

export default function FormattedTotals() {
  return (
    <div style={{ height: 332, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with a formatted total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
        sx={{ '& .MuiDataGrid-pinnedRows--bottom': { fontWeight: 'bold' } }}
      />
    </div>
  );
}
