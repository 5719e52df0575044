import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const shipments = createShipments(4).map(({ number, goods, carrier }) => ({
  number,
  goods,
  carrier,
}));

type Booking = Pick<Shipment, 'number' | 'goods' | 'carrier'>;

const columns: GridColDef<Booking>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const getRowId = (row: Booking) => row.number;

export default function RowIdFromNumber() {
  const [clicked, setClicked] = React.useState('none');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments"
          rows={shipments}
          columns={columns}
          getRowId={getRowId}
          onRowClick={({ id }) => setClicked(String(id))}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1, fontSize: 14 }}>
        Id of the clicked row: {clicked}
      </Box>
    </div>
  );
}
