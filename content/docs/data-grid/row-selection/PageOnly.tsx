import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

const rows = createShipments(12);

export default function PageOnly() {
  const [pageOnly, setPageOnly] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={pageOnly}
            onChange={(_, checked) => setPageOnly(checked)}
          />
        }
        label="The header selects this page"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 371 }}>
        <DataGridPro
          aria-label="Shipments, select a whole page"
          rows={rows}
          columns={columns}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          checkboxSelection
          checkboxSelectionVisibleOnly={pageOnly}
        />
      </div>
    </div>
  );
}
