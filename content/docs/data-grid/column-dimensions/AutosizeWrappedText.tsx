import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 95 },
  { field: 'goods', headerName: 'Goods', width: 112 },
  { field: 'note', headerName: 'Note', maxWidth: 240 },
];

const rows = createShipments(5);

const growToContent = () => 'auto' as const;

export default function AutosizeWrappedText() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.autosizeColumns({ includeOutliers: true })
        }
        sx={{ mb: 1 }}
      >
        Autosize
      </Button>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Shipments, rows grow with their notes"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowHeight={growToContent}
          hideFooter
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
        />
      </div>
    </div>
  );
}
