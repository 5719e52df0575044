import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110, hideable: false },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(3);

function ColumnFooter() {
  const apiRef = useGridApiContext();
  const defined = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <span role="status">
        {visible.length} of {defined.length} columns
      </span>
      <Button
        size="small"
        disabled={visible.length === defined.length}
        onClick={() => apiRef.current.setColumnVisibilityModel({})}
      >
        Show all
      </Button>
    </Box>
  );
}

export default function ColumnCount() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a count of columns"
        rows={rows}
        columns={columns}
        slots={{ footer: ColumnFooter }}
        initialState={{
          columns: { columnVisibilityModel: { carrier: false } },
        }}
      />
    </div>
  );
}
