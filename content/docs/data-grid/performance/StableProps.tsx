import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

// What never changes is outside the component.
const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'goods', sort: 'asc' }] },
};

const all = createShipments(200);

export default function StableProps() {
  const [note, setNote] = React.useState('');
  const [opened, setOpened] = React.useState('');
  const [onlyLate, setOnlyLate] = React.useState(false);

  // What depends on state is computed again when that state changes.
  const rows = React.useMemo(
    () => (onlyLate ? all.filter(({ status }) => status === 'Delayed') : all),
    [onlyLate],
  );
  const open = React.useCallback(
    ({ row }: GridRowParams<Shipment>) => setOpened(row.number),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        label={opened ? `Note for shipment ${opened}` : 'Note'}
        size="small"
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormControlLabel
        control={
          <Switch
            checked={onlyLate}
            onChange={(_, checked) => setOnlyLate(checked)}
          />
        }
        label="Delayed only"
        sx={{ my: 1 }}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          initialState={initialState}
          onRowClick={open}
        />
      </div>
    </div>
  );
}
