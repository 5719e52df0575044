import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { StoredShipment } from '../shipmentServer';
import { useUnsaved } from './useUnsaved';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    editable: true,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 110,
    editable: true,
  },
];

export default function SaveAll() {
  const { rows, unsaved, problems, saving, keep, saveAll, discardAll } =
    useUnsaved();
  const count = unsaved.length;

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="contained"
          disabled={count === 0 || saving}
          onClick={saveAll}
        >
          {count === 1 ? 'Save 1 row' : `Save ${count} rows`}
        </Button>
        <Button disabled={count === 0 || saving} onClick={discardAll}>
          Discard
        </Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          processRowUpdate={keep}
          isCellEditable={() => !saving}
          getRowClassName={({ row }) =>
            unsaved.includes(row.id) ? 'unsaved' : ''
          }
          sx={{
            '& .unsaved': {
              bgcolor: 'action.selected',
              fontStyle: 'italic',
            },
          }}
          hideFooter
        />
      </div>
      {problems.length > 0 && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problems.join(' ')}
        </Alert>
      )}
    </div>
  );
}
