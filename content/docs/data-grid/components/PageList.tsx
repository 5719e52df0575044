import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const slotProps = {
  select: { native: true },
  htmlInput: { 'aria-label': 'Page' },
};

function ListOfPages() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <TextField
      select
      size="small"
      value={page}
      onChange={(event) => apiRef.current.setPage(Number(event.target.value))}
      slotProps={slotProps}
      sx={{ mx: 1 }}
    >
      {Array.from({ length: pageCount }, (_, index) => (
        <option key={index} value={index}>
          {`Page ${index + 1} of ${pageCount}`}
        </option>
      ))}
    </TextField>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(30);

export default function PageList() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a list of pages"
        rows={rows}
        columns={columns}
        slots={{ pagination: ListOfPages }}
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      />
    </div>
  );
}
