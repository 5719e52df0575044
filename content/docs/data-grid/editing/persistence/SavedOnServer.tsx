import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import {
  createShipmentServer,
  type StoredShipment,
} from '../../shipmentServer';
import { columns } from './columns';

export default function SavedOnServer() {
  const [server] = React.useState(() => createShipmentServer({ count: 4 }));
  const [rows, setRows] = React.useState(server.peek);
  const [problem, setProblem] = React.useState('');

  const save = async (edited: StoredShipment) => {
    const saved = await server.save(edited);
    setProblem('');
    setRows((current) =>
      current.map((row) => (row.id === saved.id ? saved : row)),
    );
    return saved;
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          hideFooter
        />
      </div>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem} Press Enter to try again, or Escape to discard.
        </Alert>
      )}
    </div>
  );
}
