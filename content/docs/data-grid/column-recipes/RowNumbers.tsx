import {
  DataGrid,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

function NumberCell({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const { page, pageSize } = useGridSelector(
    apiRef,
    gridPaginationModelSelector,
  );
  // Read through the hook, because a cell does not render again when its row
  // moves.
  const index = useGridSelector(apiRef, () =>
    apiRef.current.getRowIndexRelativeToVisibleRows(id),
  );
  return index === undefined ? null : page * pageSize + index + 1;
}

const columns: GridColDef<Shipment>[] = [
  {
    field: 'place',
    headerName: 'No.',
    type: 'number',
    width: 60,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ id }) => <NumberCell id={id} />,
  },
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
];

const rows = createShipments(12);

export default function RowNumbers() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Numbered shipments"
        rows={rows}
        columns={columns}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </div>
  );
}
