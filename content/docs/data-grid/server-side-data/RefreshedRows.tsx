import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createRequestLog, RequestTimeline, withLog } from '../requestLog';
import { createShipmentServer } from '../shipmentServer';
import { columns, stillFooter } from './serverColumns';

export default function RefreshedRows() {
  const apiRef = useGridApiRef();
  const [log] = React.useState(() => createRequestLog());
  const [server] = React.useState(() => createShipmentServer({ count: 57 }));
  const [skipCache, setSkipCache] = React.useState(false);

  const [dataSource] = React.useState(() => {
    const source: GridDataSource = { getRows: server.list };
    return withLog(source, log);
  });

  const bookOneMore = () => {
    const [first] = server.peek();
    const containers = (first.containers % 24) + 1;
    server.saveElsewhere(first.id, { containers });
  };
  const refresh = () =>
    void apiRef.current?.dataSource.fetchRows(undefined, { skipCache });

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <Button size="small" variant="outlined" onClick={bookOneMore}>
          Change NG-10001 on the server
        </Button>
        <Button size="small" variant="outlined" onClick={refresh}>
          Refresh
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipCache}
              onChange={(_, checked) => setSkipCache(checked)}
            />
          }
          label="Skip the cache"
          sx={{ mx: 0 }}
        />
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments that somebody else changes"
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
      <RequestTimeline log={log} label="Requests to the server" height={110} />
    </div>
  );
}
