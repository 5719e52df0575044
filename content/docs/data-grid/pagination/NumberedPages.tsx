import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(57);

function NumberedPagination() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of the shipments"
      size="small"
      siblingCount={0}
      // The grid counts pages from 0, this component from 1.
      page={page + 1}
      count={pageCount}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      sx={{ mx: 'auto' }}
    />
  );
}

export default function NumberedPages() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with numbered pages"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        slots={{ pagination: NumberedPagination }}
      />
    </div>
  );
}
