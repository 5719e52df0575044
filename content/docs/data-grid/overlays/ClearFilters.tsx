import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  gridQuickFilterValuesSelector,
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

const rows = createShipments(4);

function NothingFound() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay>
      {words.length > 0
        ? `No shipment matches “${words.join(' ')}”.`
        : 'No shipment matches the filter.'}
      <Button
        size="small"
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Show all shipments
      </Button>
    </GridOverlay>
  );
}

const slots = { noResultsOverlay: NothingFound };

export default function ClearFilters() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, nothing is found"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['bananas'] },
          },
        }}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
