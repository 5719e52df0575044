import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(2000);

export default function PagesInPro() {
  const [pages, setPages] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={pages}
            onChange={(_, checked) => setPages(checked)}
          />
        }
        label="Pages"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 371 }}>
        <DataGridPro
          aria-label="Two thousand shipments"
          rows={rows}
          columns={columns}
          pagination={pages}
          initialState={{ pagination: { paginationModel: { pageSize: 500 } } }}
          pageSizeOptions={[100, 500, { value: -1, label: 'All' }]}
        />
      </div>
    </div>
  );
}
