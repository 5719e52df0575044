import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import {
  createShipmentServer,
  type StoredShipment,
} from '../../shipmentServer';
import { columns } from './columns';

export default function OptimisticSave() {
  const [server] = React.useState(() =>
    createShipmentServer({ count: 4, latency: 1200 }),
  );
  const [rows, setRows] = React.useState(server.peek);
  const [pending, setPending] = React.useState<readonly number[]>([]);
  const [problem, setProblem] = React.useState('');

  const put = (next: StoredShipment) =>
    setRows((current) =>
      current.map((row) => (row.id === next.id ? next : row)),
    );

  const saveLater = async (edited: StoredShipment, before: StoredShipment) => {
    setPending((ids) => [...ids, edited.id]);
    try {
      put(await server.save(edited));
      setProblem('');
    } catch (error) {
      put(before);
      const reason = error instanceof Error ? error.message : '';
      setProblem(`${edited.number} has its old values again. ${reason}`);
    }
    setPending((ids) => ids.filter((id) => id !== edited.id));
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
          processRowUpdate={(edited, before) => {
            put(edited);
            void saveLater(edited, before);
            return edited;
          }}
          // One request per row at a time, or versions would overtake each other.
          isCellEditable={({ row }) => !pending.includes(row.id)}
          getRowClassName={({ row }) =>
            pending.includes(row.id) ? 'pending' : ''
          }
          sx={{ '& .pending': { fontStyle: 'italic' } }}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ my: 1, minHeight: 24, fontSize: 14 }}>
        {pending.length > 0 ? `Saving ${pending.length} …` : 'All is saved.'}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </div>
  );
}
