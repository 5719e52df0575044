import * as React from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGrid,
  GridUpdateRowError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
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
    width: 105,
    editable: true,
  },
];

// Room for "46–50 of 57": nothing moves when the first answer brings it.
const stillFooter = {
  '& .MuiTablePagination-displayedRows': { minWidth: '12ch', textAlign: 'end' },
};

export default function SavedCells() {
  const [server] = React.useState(() => createShipmentServer({ count: 57 }));
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ paginationModel, sortModel }) =>
        server.list({ paginationModel, sortModel }),
      updateRow: async ({ updatedRow }) => {
        const stored = await server.save(updatedRow as StoredShipment);
        setProblem('');
        return stored;
      },
    }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, double-click goods or containers to edit"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          disableColumnFilter
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          onDataSourceError={(error) => {
            const saving = error instanceof GridUpdateRowError;
            setProblem(saving ? `Not saved: ${error.message}` : error.message);
          }}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </div>
  );
}
