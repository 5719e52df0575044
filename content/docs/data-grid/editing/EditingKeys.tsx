import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
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

const rows = createShipments(3);

export default function EditingKeys() {
  const [byRow, setByRow] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={byRow}
            onChange={(event) => setByRow(event.target.checked)}
          />
        }
        label="Edit whole rows"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 214 }}>
        <DataGrid
          // A new grid for each mode: what was being edited is given up.
          key={byRow ? 'row' : 'cell'}
          aria-label="Shipments"
          editMode={byRow ? 'row' : 'cell'}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
