import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createRequestLog, RequestTimeline, withLog } from '../requestLog';
import { createShipmentServer } from '../shipmentServer';
import { createListedCache } from './listedCache';
import { columns, stillFooter } from './serverColumns';

const noKeys: string[] = [];

export default function CacheKeys() {
  const [log] = React.useState(() => createRequestLog());
  const [cache] = React.useState(() => createListedCache());
  const keys = React.useSyncExternalStore(
    cache.subscribe,
    cache.keys,
    () => noKeys,
  );
  const [dataSource] = React.useState(() => {
    const server = createShipmentServer({ count: 57 });
    const source: GridDataSource = { getRows: server.list };
    return withLog(source, log);
  });

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 340 }}>
        <DataGrid
          aria-label="Shipments with a cache"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          dataSourceCache={cache}
          disableColumnFilter
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 10 } },
          }}
          pageSizeOptions={[5, 10, 20]}
        />
      </div>
      <Typography variant="body2" sx={{ mt: 1 }}>
        In the cache: {keys.length}
      </Typography>
      <Stack
        component="ul"
        aria-label="Keys of the cache"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, minHeight: 56 }}
      >
        {keys.map((key) => (
          <Chip key={key} component="li" size="small" label={key} />
        ))}
      </Stack>
      <RequestTimeline log={log} label="Requests to the server" height={110} />
    </div>
  );
}
