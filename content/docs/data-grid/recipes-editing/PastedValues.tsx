import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
    editable: true,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows = createShipments(5);

export default function PastedValues() {
  const [saved, setSaved] = React.useState<readonly string[]>([]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGridPremium
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={(row) => {
            setSaved((numbers) => [...numbers, row.number]);
            return row;
          }}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1, fontSize: 14 }}>
        Saved: {saved.length === 0 ? 'nothing yet' : saved.join(', ')}
      </Box>
    </div>
  );
}
