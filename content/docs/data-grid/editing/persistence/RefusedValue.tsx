import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import {
  createShipmentServer,
  RefusedError,
  type StoredShipment,
} from '../../shipmentServer';
import { columns } from './columns';

interface Refusal {
  id: number;
  field: string;
  message: string;
}

export default function RefusedValue() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createShipmentServer({ count: 4 }));
  const [rows, setRows] = React.useState(server.peek);
  const [refusal, setRefusal] = React.useState<Refusal>();

  const save = async (edited: StoredShipment) => {
    try {
      const saved = await server.save(edited);
      setRefusal(undefined);
      setRows((current) =>
        current.map((row) => (row.id === saved.id ? saved : row)),
      );
      return saved;
    } catch (error) {
      if (error instanceof RefusedError) {
        const { field, message } = error;
        setRefusal({ id: edited.id, field, message });
        apiRef.current?.setCellFocus(edited.id, field);
      }
      // The row stays in edit mode.
      throw error;
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments"
          apiRef={apiRef}
          editMode="row"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => {
            if (!(error instanceof RefusedError)) {
              setRefusal({ id: 0, field: '', message: error.message });
            }
          }}
          // Before each save, and when Escape ends the edit without one.
          onRowEditStop={() => setRefusal(undefined)}
          getCellClassName={({ id, field }) =>
            refusal?.id === id && refusal.field === field ? 'refused' : ''
          }
          sx={{
            // As specific as the outline of the grid for a cell with the focus.
            '& .MuiDataGrid-cell.MuiDataGrid-cell--editing.refused': {
              outline: '2px solid',
              outlineColor: 'error.main',
              outlineOffset: -2,
            },
          }}
          hideFooter
        />
      </div>
      {refusal && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refusal.message}
        </Alert>
      )}
    </div>
  );
}
