import * as React from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';
import { createQuickSave } from './quickSave';

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

export default function OptimisticCells() {
  const apiRef = useGridApiRef();
  const [problem, setProblem] = React.useState('');
  const [server] = React.useState(() =>
    createShipmentServer({ count: 57, latency: 1000 }),
  );
  const [quickSave] = React.useState(() => createQuickSave(server.save));

  const saveInBackground = React.useCallback(
    async (row: StoredShipment, previous: StoredShipment) => {
      setProblem('');
      const saved = await quickSave(row, previous);
      if (saved.problem !== undefined) {
        setProblem(`${row.number} was not saved. ${saved.problem}`);
      }
      const api = apiRef.current;
      // The answers in the cache were made before the row was saved.
      api?.dataSource.cache.clear();
      if (saved.settled && api?.getRow(row.id)) {
        api.updateRows([saved.stored]);
      }
    },
    [apiRef, quickSave],
  );

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ paginationModel, sortModel }) =>
        server.list({ paginationModel, sortModel }),
      // Does not wait for the server: the cell closes at once.
      updateRow: async ({ updatedRow, previousRow }) => {
        void saveInBackground(
          updatedRow as StoredShipment,
          previousRow as StoredShipment,
        );
        return updatedRow;
      },
    }),
    [saveInBackground, server],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, edits are shown before they are saved"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          disableColumnFilter
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
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
