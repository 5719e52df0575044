import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const [sample] = createShipments(1);

const BookContext = React.createContext<() => void>(() => undefined);

function NoShipments() {
  const book = React.useContext(BookContext);

  return (
    <GridOverlay>
      <Typography>You have not booked a shipment yet.</Typography>
      <Button variant="contained" onClick={book}>
        Book the first one
      </Button>
    </GridOverlay>
  );
}

const slots = { noRowsOverlay: NoShipments };

export default function FirstShipment() {
  const [rows, setRows] = React.useState<Shipment[]>([]);

  const book = React.useCallback(() => setRows([sample]), []);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <BookContext value={book}>
          <DataGrid
            aria-label="Shipments, none has been booked"
            rows={rows}
            columns={columns}
            slots={slots}
            hideFooter
          />
        </BookContext>
      </div>
      <Button
        disabled={rows.length === 0}
        onClick={() => setRows([])}
        sx={{ mt: 1 }}
      >
        Remove it
      </Button>
    </div>
  );
}
