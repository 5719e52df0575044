import Box from '@mui/material/Box';
import {
  DataGrid,
  gridRowCountSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
    editable: true,
  },
];

const rows = createShipments(5);

function Footer() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowCountSelector);
  const lookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const delivered = Object.values(lookup).filter(
    (row) => row['status'] === 'Delivered',
  );

  return (
    <Box role="status" sx={{ p: 1.5, fontSize: 14 }}>
      {delivered.length} of {count} are delivered.
    </Box>
  );
}

export default function CountInFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        slots={{ footer: Footer }}
      />
    </div>
  );
}
