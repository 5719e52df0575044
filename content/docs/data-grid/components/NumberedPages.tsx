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

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of shipments"
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_event, number) => apiRef.current.setPage(number - 1)}
    />
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(30);

export default function NumberedPages() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments on numbered pages"
        rows={rows}
        columns={columns}
        slots={{ pagination: PageNumbers }}
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      />
    </div>
  );
}
