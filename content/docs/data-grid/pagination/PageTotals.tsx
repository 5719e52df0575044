import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridFilteredSortedRowEntriesSelector,
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 100 },
];

const rows = createShipments(57);

const sum = (entries: { model: { containers?: number } }[]) =>
  entries.reduce((total, { model }) => total + (model.containers ?? 0), 0);

function TotalsFooter() {
  const apiRef = useGridApiContext();
  const onPage = useGridSelector(
    apiRef,
    gridPaginatedVisibleSortedGridRowEntriesSelector,
  );
  const found = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);

  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap', pl: 1.5 }}>
      <Box role="status">
        {sum(onPage)} containers on this page, {sum(found)} on all
      </Box>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function PageTotals() {
  return (
    <div style={{ height: 447, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with totals of the page"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
        slots={{ footer: TotalsFooter }}
        showToolbar
      />
    </div>
  );
}
