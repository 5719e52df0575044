import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number' },
  { field: 'goods', headerName: 'Goods' },
  { field: 'origin', headerName: 'From' },
  { field: 'destination', headerName: 'To' },
  { field: 'status', headerName: 'Status' },
];

const listColumn: GridListViewColDef<Shipment> = {
  field: 'card',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack
      direction="row"
      sx={{ width: '100%', justifyContent: 'space-between', gap: 1 }}
    >
      <div>
        <Typography noWrap>{row.goods}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {row.origin} – {row.destination}
        </Typography>
      </div>
      <Typography variant="body2" color="text.secondary">
        {row.status}
      </Typography>
    </Stack>
  ),
};

const rows = createShipments(20);

export default function ShipmentCards() {
  return (
    <div style={{ height: 400, maxWidth: 420, margin: '0 auto' }}>
      <DataGridPro
        aria-label="Shipments as a list"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listColumn}
        rowHeight={72}
        showToolbar
        hideFooter
      />
    </div>
  );
}
