import * as React from 'react';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 95 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    editable: true,
    width: 100,
  },
];

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Something went wrong.';

export default function SavedPaste() {
  const [server] = React.useState(() => createShipmentServer({ count: 4 }));
  const [rows, setRows] = React.useState(server.peek);
  const [saving, setSaving] = React.useState(false);
  const [problems, setProblems] = React.useState<string[]>([]);

  const save = async (row: StoredShipment) => {
    try {
      const saved = await server.save(row);
      setRows((current) =>
        current.map((each) => (each.id === saved.id ? saved : each)),
      );
      return saved;
    } catch (error) {
      // The grid does not say which row it was.
      throw new Error(`${row.number}: ${messageOf(error)}`, { cause: error });
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Copy these numbers of containers"
        multiline
        rows={3}
        fullWidth
        defaultValue={'12\n99\n7'}
        sx={{ my: 1 }}
      />
      <div style={{ height: 266 }}>
        <DataGridPremium
          aria-label="Shipments, pasted values are saved"
          rows={rows}
          columns={columns}
          loading={saving}
          processRowUpdate={save}
          onProcessRowUpdateError={(error) =>
            setProblems((known) => [...known, messageOf(error)])
          }
          onClipboardPasteStart={() => {
            setProblems([]);
            setSaving(true);
          }}
          onClipboardPasteEnd={() => setSaving(false)}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      ))}
    </div>
  );
}
