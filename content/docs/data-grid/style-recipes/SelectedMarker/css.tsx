import * as React from 'react';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function SelectedMarker() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div className="SelectedMarker-box">
      <DataGrid
        className="SelectedMarker"
        aria-label="Shipments with a bar at selected rows"
        rows={rows}
        columns={columns}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        hideFooter
      />
    </div>
  );
}
