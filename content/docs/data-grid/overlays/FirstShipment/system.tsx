import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoatOutlined';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { BookContext, columns, useBookings } from './booking';

function NoShipments() {
  const book = React.useContext(BookContext);

  return (
    <GridOverlay sx={{ bgcolor: 'action.hover' }}>
      <DirectionsBoatIcon sx={{ fontSize: 48, color: 'primary.main' }} />
      <Box sx={{ fontWeight: 700 }}>You have not booked a shipment yet.</Box>
      <Button variant="contained" onClick={book}>
        Book the first one
      </Button>
    </GridOverlay>
  );
}

const slots = { noRowsOverlay: NoShipments };

export default function FirstShipment() {
  const { rows, book, remove } = useBookings();

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
      <Button disabled={rows.length === 0} onClick={remove} sx={{ mt: 1 }}>
        Remove it
      </Button>
    </div>
  );
}
