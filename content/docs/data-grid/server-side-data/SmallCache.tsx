import * as React from 'react';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createRequestLog, RequestTimeline, withLog } from '../requestLog';
import { createShipmentServer } from '../shipmentServer';
import { columns, stillFooter } from './serverColumns';
import { createRecentCache } from './recentCache';

export default function SmallCache() {
  const [cache] = React.useState(() => createRecentCache(3));
  const [log] = React.useState(() => createRequestLog());
  const [dataSource] = React.useState(() => {
    const server = createShipmentServer({ count: 57 });
    const source: GridDataSource = { getRows: server.list };
    return withLog(source, log);
  });

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, three pages are remembered"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          dataSourceCache={cache}
          disableColumnFilter
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          pageSizeOptions={[5]}
        />
      </div>
      <RequestTimeline log={log} label="Requests to the server" />
    </div>
  );
}
