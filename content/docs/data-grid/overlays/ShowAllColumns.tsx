import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(4);

function NoColumns() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      You have hidden all columns.
      <Button
        size="small"
        onClick={() => apiRef.current.setColumnVisibilityModel({})}
      >
        Show them
      </Button>
    </GridOverlay>
  );
}

const slots = { noColumnsOverlay: NoColumns };

export default function ShowAllColumns() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments without columns"
        rows={rows}
        columns={columns}
        initialState={{
          columns: {
            columnVisibilityModel: {
              number: false,
              goods: false,
              status: false,
            },
          },
        }}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
