import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { nothing, selectedOf, textOf } from './selection';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 95 },
  { field: 'priority', headerName: 'Priority', width: 90 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

export default function BulkActions() {
  const [rows, setRows] = React.useState(() => createShipments(5));
  const [model, setModel] = React.useState<GridRowSelectionModel>(nothing);
  const selected = selectedOf(rows, model);

  const raise = () => {
    const ids = new Set(selected.map(({ id }) => id));
    setRows((current) =>
      current.map((row) =>
        ids.has(row.id) ? { ...row, priority: 'High' } : row,
      ),
    );
    setModel(nothing);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={selected.length === 0}
          onClick={raise}
        >
          Raise priority of {selected.length}
        </Button>
        <Button
          onClick={() => setModel({ type: 'include', ids: new Set([1, 2]) })}
        >
          Select the first two
        </Button>
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, raise the priority of several"
          rows={rows}
          columns={columns}
          checkboxSelection
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
