import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(40);

function FilterFooter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const [item] = items;
  const title = item && (lookup[item.field]?.headerName ?? item.field);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 52,
        px: 1.5,
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={{ flex: 1 }}>
        {shown} of {total} shipments{title && `, filtered by ${title}`}
      </Box>
      {item && (
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Show all
        </Button>
      )}
    </Box>
  );
}

export default function FilterSummary() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a summary"
        rows={rows}
        columns={columns}
        slots={{ footer: FilterFooter }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'carrier', operator: 'contains', value: 'fjord' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
