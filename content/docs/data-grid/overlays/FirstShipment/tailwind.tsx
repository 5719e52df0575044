import * as React from 'react';
import Button from '@mui/material/Button';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoatOutlined';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { BookContext, columns, useBookings } from './booking';

function NoShipments() {
  const book = React.useContext(BookContext);

  return (
    <GridOverlay className="bg-(--mui-palette-action-hover)">
      <DirectionsBoatIcon className="text-[48px] text-(--mui-palette-primary-main)" />
      <div className="font-bold">You have not booked a shipment yet.</div>
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
    <div className="w-full">
      <div className="h-[266px]">
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
      <Button disabled={rows.length === 0} onClick={remove} className="mt-2">
        Remove it
      </Button>
    </div>
  );
}
