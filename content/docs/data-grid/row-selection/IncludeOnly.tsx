import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { nothing, textOf } from './selection';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

const rows = createShipments(4);

export default function IncludeOnly() {
  const [list, setList] = React.useState(true);
  const [model, setModel] = React.useState(nothing);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={list} onChange={(_, checked) => setList(checked)} />
        }
        label="Always list the selected rows"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 319 }}>
        <DataGrid
          aria-label="Shipments, select all of them"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionExcludeModel={list}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterPagination
        />
      </div>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', mt: 1 }}
      >
        <code>{textOf(model)}</code>
      </Typography>
    </div>
  );
}
