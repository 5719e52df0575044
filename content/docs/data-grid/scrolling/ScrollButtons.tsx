import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', width: 220 },
  { field: 'origin', headerName: 'From', width: 220 },
  { field: 'destination', headerName: 'To', width: 220 },
  { field: 'carrier', headerName: 'Carrier', width: 220 },
  { field: 'status', headerName: 'Status', width: 220 },
];

const rows = createShipments(100);

export default function ScrollButtons() {
  const apiRef = useGridApiRef();
  const [read, setRead] = React.useState('not read yet');

  const by = (rowsDown: number, pixels: number) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const { top, left } = api.getScrollPosition();
    // From right to left the position is negative, and scroll() wants it positive.
    api.scroll({ top: top + rowsDown * 52, left: Math.abs(left) + pixels });
  };

  const readPosition = () => {
    const { top = 0, left = 0 } = apiRef.current?.getScrollPosition() ?? {};
    setRead(`top ${Math.round(top)}, left ${Math.round(left)}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => by(3, 0)}>3 rows down</Button>
        <Button onClick={() => by(0, 100)}>100 px on</Button>
        <Button onClick={() => apiRef.current?.scroll({ top: 0, left: 0 })}>
          To the start
        </Button>
        <Button onClick={readPosition}>Read</Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, scroll by buttons"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Position: {read}
      </Typography>
    </div>
  );
}
