import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const numbers = new Intl.NumberFormat('en-US');

const localeText: DataGridProps['localeText'] = {
  paginationDisplayedRows: ({ from, to, count }) =>
    `${numbers.format(from)}–${numbers.format(to)} of ${
      count === -1 ? `more than ${numbers.format(to)}` : numbers.format(count)
    }`,
};

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(2500);

export default function ManyPages() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments of a year"
        rows={rows}
        columns={columns}
        localeText={localeText}
        initialState={{
          pagination: { paginationModel: { page: 10, pageSize: 100 } },
        }}
      />
    </div>
  );
}
