import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'To', width: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const listColumn: GridListViewColDef<Shipment> = {
  field: 'card',
  display: 'flex',
  renderCell: ({ row }) => (
    <div>
      <Typography noWrap>
        {row.number}: {row.goods}
      </Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {row.status}, to {row.destination}
      </Typography>
    </div>
  ),
};

const rows = createShipments(20);

export default function WideOrNarrow() {
  const narrow = useMediaQuery('(max-width: 700px)');

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, a list in narrow windows"
        rows={rows}
        columns={columns}
        listView={narrow}
        listViewColumn={listColumn}
        rowHeight={narrow ? 68 : 52}
        hideFooter
      />
    </div>
  );
}
