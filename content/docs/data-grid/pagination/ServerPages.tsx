import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';
import { useRequest } from '../useRequest';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

interface Query {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
}

const first: Query = {
  paginationModel: { page: 0, pageSize: 5 },
  sortModel: [],
};

export default function ServerPages() {
  const [server] = React.useState(() => createShipmentServer({ count: 57 }));
  const { query, setQuery, answer, loading, problem, retry } = useRequest(
    server.list,
    first,
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, the server has the other pages"
          rows={answer?.rows ?? []}
          rowCount={answer?.rowCount ?? -1}
          columns={columns}
          loading={loading}
          paginationMode="server"
          paginationModel={query.paginationModel}
          onPaginationModelChange={(paginationModel) =>
            setQuery((current) => ({ ...current, paginationModel }))
          }
          pageSizeOptions={[5, 10, 25]}
          sortingMode="server"
          sortModel={query.sortModel}
          onSortModelChange={(sortModel) =>
            setQuery((current) => ({ ...current, sortModel }))
          }
          disableColumnFilter
        />
      </div>
      {problem && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
          sx={{ mt: 1 }}
        >
          {problem} The rows are those of the page before.
        </Alert>
      )}
    </div>
  );
}
