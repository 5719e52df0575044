import * as React from 'react';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

export default function SelectedMarker() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Shipments with a bar at selected rows"
        rows={rows}
        columns={columns}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        hideFooter
        className="[&_.MuiDataGrid-row.Mui-selected_[aria-colindex='1']]:[border-inline-start:4px_solid_var(--mui-palette-primary-main)]"
      />
    </div>
  );
}
