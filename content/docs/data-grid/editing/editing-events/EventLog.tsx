import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value === '',
    }),
    // Checked on each key, so the first Enter saves.
    renderEditCell: (params) => (
      <GridEditInputCell {...params} debounceMs={0} />
    ),
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

export default function EventLog() {
  const [byRow, setByRow] = React.useState(false);
  const [log, setLog] = React.useState<readonly string[]>([]);

  const add = (line: string) => setLog((lines) => [...lines.slice(-3), line]);

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
          key={byRow ? 'row' : 'cell'}
          aria-label="Shipments"
          editMode={byRow ? 'row' : 'cell'}
          rows={rows}
          columns={columns}
          onCellEditStart={({ reason }) => add(`cellEditStart: ${reason}`)}
          onCellEditStop={({ reason }) => add(`cellEditStop: ${reason}`)}
          onRowEditStart={({ reason }) => add(`rowEditStart: ${reason}`)}
          onRowEditStop={({ reason }) => add(`rowEditStop: ${reason}`)}
          processRowUpdate={(row) => {
            add(`processRowUpdate: ${row.goods}`);
            return row;
          }}
          hideFooter
        />
      </div>
      <Stack
        role="log"
        aria-label="Events"
        sx={{ mt: 1, minHeight: 84, fontFamily: 'monospace', fontSize: 14 }}
      >
        {log.length === 0 && 'Edit a cell.'}
        {log.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </Stack>
    </div>
  );
}
