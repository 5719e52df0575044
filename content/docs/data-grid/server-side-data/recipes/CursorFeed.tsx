import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import type { Shipment } from '../../shipments';
import { createRequestLog, RequestTimeline } from '../../requestLog';
import { createCursorServer } from './cursorServer';
import { createCursorSource } from './cursorSource';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function CursorFeed() {
  const apiRef = useGridApiRef();
  const [log] = React.useState(() => createRequestLog());
  const [server] = React.useState(() => createCursorServer());
  const [failure, setFailure] = React.useState<GridGetRowsError | null>(null);
  const [dataSource] = React.useState(() =>
    createCursorSource((cursor) =>
      log.record(cursor ? `after ${cursor}` : 'the beginning', () =>
        server.page(cursor),
      ),
    ),
  );

  const retry = () => {
    setFailure(null);
    const params = failure?.params;
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
          apiRef={apiRef}
          aria-label="Shipments from a server with cursors"
          columns={columns}
          dataSource={dataSource}
          disableColumnFilter
          disableColumnSorting
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailure(error);
            }
          }}
        />
      </div>
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Retry
            </Button>
          }
          sx={{ mt: 1 }}
        >
          {failure.message}
        </Alert>
      )}
      <RequestTimeline log={log} label="Requests to the server" height={130} />
    </div>
  );
}
