import * as React from 'react';
import Place from '@mui/icons-material/Place';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const rows = createShipments(4);

const initialState: DataGridProProps['initialState'] = {
  pinnedColumns: {
    left: [GRID_CHECKBOX_SELECTION_FIELD, 'number'],
    right: ['actions'],
  },
};

export default function PinnedControls() {
  const [tracked, setTracked] = React.useState('nothing yet');

  const columns = React.useMemo<GridColDef<Shipment>[]>(
    () => [
      { field: 'goods', headerName: 'Goods', width: 115 },
      { field: 'number', headerName: 'Shipment', width: 97 },
      { field: 'origin', headerName: 'Origin', width: 115 },
      { field: 'destination', headerName: 'Destination', width: 120 },
      { field: 'carrier', headerName: 'Carrier', width: 110 },
      { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
      { field: 'arrival', headerName: 'Arrival', type: 'date', width: 120 },
      { field: 'status', headerName: 'Status', width: 110 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 75,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="track"
            icon={<Place />}
            label={`Track ${row.number}`}
            onClick={() => setTracked(row.number)}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 284 }}>
        <DataGridPro
          aria-label="Shipments, checkboxes and buttons stay in view"
          rows={rows}
          columns={columns}
          initialState={initialState}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Tracked: {tracked}
      </Typography>
    </div>
  );
}
