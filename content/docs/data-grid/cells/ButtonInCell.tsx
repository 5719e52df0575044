import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const rows = createShipments(4);

export default function ButtonInCell() {
  const [tracked, setTracked] = React.useState('nothing yet');

  const columns = React.useMemo<GridColDef<Shipment>[]>(
    () => [
      { field: 'number', headerName: 'Number', width: 110 },
      { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
      {
        field: 'track',
        headerName: 'Track',
        width: 110,
        sortable: false,
        filterable: false,
        disableExport: true,
        display: 'flex',
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            // 0 in the cell with the focus, -1 in all others.
            tabIndex={tabIndex}
            aria-label={`Track ${row.number}`}
            onClick={() => setTracked(row.number)}
            onKeyDown={(event) => {
              // The grid would move on by a page of rows.
              if (event.key === ' ') {
                event.stopPropagation();
              }
            }}
          >
            Track
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1, fontSize: 14 }}>
        Tracked: {tracked}
      </Box>
    </div>
  );
}
