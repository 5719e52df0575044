import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';
import { orderColumn } from './orderColumn';

const columns: GridColDef<StoredShipment>[] = [
  orderColumn,
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 108 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
  // The column of groups shows it.
  columns: { columnVisibilityModel: { carrier: false } },
};

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Carrier',
  width: 140,
};

export default function GroupedRows() {
  const [server] = React.useState(() => createShipmentServer({ count: 6 }));
  const [rows] = React.useState(() => server.peek());
  const [saved, setSaved] = React.useState('nothing yet');
  const [problem, setProblem] = React.useState('');

  // Only a move into another group changes the row.
  const save = async (row: StoredShipment, old: StoredShipment) => {
    setProblem('');
    const stored = await server.save(row);
    setSaved(`${stored.number}, ${old.carrier} to ${stored.carrier}`);
    return stored;
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch onChange={(event) => server.setDown(event.target.checked)} />
        }
        label="The server is down"
      />
      <div style={{ height: 460 }}>
        <DataGridPremium
          aria-label="Shipments by carrier"
          rows={rows}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          rowReordering
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          rowHeight={40}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Saved: {saved}
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </div>
  );
}
