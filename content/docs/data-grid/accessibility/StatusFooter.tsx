import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilteredRowCountSelector,
  GridFooterContainer,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const directions = { asc: 'ascending', desc: 'descending' };

function SpokenFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const [order] = useGridSelector(apiRef, gridSortModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const sorted = order?.sort
    ? `sorted by ${lookup[order.field]?.headerName}, ${directions[order.sort]}`
    : 'not sorted';

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <span role="status">
        {count} shipments, {sorted}
      </span>
    </GridFooterContainer>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(20);

export default function StatusFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Shipments"
        rows={rows}
        columns={columns}
        slots={{ footer: SpokenFooter }}
        showToolbar
      />
    </div>
  );
}
