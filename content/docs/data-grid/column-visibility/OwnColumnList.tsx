import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 95 },
  { field: 'id', headerName: 'Id', width: 60 },
  { field: 'origin', headerName: 'From', width: 105 },
  { field: 'destination', headerName: 'To', flex: 1, minWidth: 105 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(4);

const searchWords: Record<string, string> = {
  origin: 'port departure loading',
  destination: 'port arrival discharge',
  carrier: 'line shipping company',
};

const slotProps: DataGridProps['slotProps'] = {
  columnsManagement: {
    sort: 'asc',
    getTogglableColumns: (all) =>
      all.map(({ field }) => field).filter((field) => field !== 'id'),
    searchPredicate: ({ field, headerName = field }, text) =>
      `${headerName} ${searchWords[field] ?? ''}`.toLowerCase().includes(text),
    autoFocusSearchField: false,
  },
};

export default function OwnColumnList() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a list of columns in alphabetical order"
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </div>
  );
}
