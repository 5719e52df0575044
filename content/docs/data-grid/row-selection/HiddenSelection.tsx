import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

const rows = createShipments(5);

export default function HiddenSelection() {
  const [keep, setKeep] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={keep} onChange={(_, checked) => setKeep(checked)} />
        }
        label="Keep hidden rows selected"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 424 }}>
        <DataGrid
          aria-label="Shipments, select and search"
          rows={rows}
          columns={columns}
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          showToolbar
          hideFooterPagination
        />
      </div>
    </div>
  );
}
