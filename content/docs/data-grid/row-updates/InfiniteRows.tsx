import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 110, filterable: false },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    filterable: false,
  },
  { field: 'weight', headerName: 'Weight', type: 'number', filterable: false },
];

export default function InfiniteRows() {
  const [server] = React.useState(() => createShipmentServer({ count: 60 }));
  const apiRef = useGridApiRef();
  const [failure, setFailure] = React.useState<GridGetRowsError | null>(null);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [attempt, setAttempt] = React.useState(0);
  const [lastRequest, setLastRequest] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ sortModel: order, start, end }) => {
        setFailure(null);
        setLastRequest(`${start} to ${end}`);
        // A real server would cut out the part itself.
        const { rows } = await server.list({ sortModel: order });
        const part = rows.slice(Number(start), end + 1);
        return { rows: part };
      },
    }),
    [server],
  );

  // The grid does not ask again by itself.
  const retry = () => {
    const params = failure?.params;
    if (params?.start === 0) {
      // A new order may have failed: start over, in this order.
      setAttempt(attempt + 1);
      return;
    }
    void apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, {
      start: params?.start,
      end: params?.end,
    });
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 340 }}>
        <DataGridPro
          key={attempt}
          apiRef={apiRef}
          aria-label="Shipments"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailure(error);
            }
          }}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Last request: rows {lastRequest}
      </Typography>
      {failure && (
        <Alert severity="error" action={<Button onClick={retry}>Retry</Button>}>
          {failure.message}
        </Alert>
      )}
    </div>
  );
}
