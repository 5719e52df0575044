import * as React from 'react';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function SelectedMarker() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a bar at selected rows"
        rows={rows}
        columns={columns}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        hideFooter
        sx={{
          '& .MuiDataGrid-row.Mui-selected [aria-colindex="1"]': {
            borderInlineStart: '4px solid var(--mui-palette-primary-main)',
          },
        }}
      />
    </div>
  );
}
