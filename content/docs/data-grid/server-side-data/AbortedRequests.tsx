import * as React from 'react';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createRequestLog, RequestTimeline, withLog } from '../requestLog';
import { createShipmentServer } from '../shipmentServer';
import { abortPrevious, unlessAborted } from './abortPrevious';
import { columns, stillFooter } from './serverColumns';

export default function AbortedRequests() {
  const [log] = React.useState(() => createRequestLog());
  const [dataSource] = React.useState(() => {
    const server = createShipmentServer({ count: 57, latency: 800 });
    const source: GridDataSource = {
      // With fetch, pass the signal in its options instead.
      getRows: abortPrevious((params, signal) =>
        unlessAborted(server.list(params), signal),
      ),
    };
    return withLog(source, log);
  });

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, only the last request is finished"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          dataSourceCache={null}
          disableColumnFilter
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
      <RequestTimeline log={log} label="Requests to the server" />
    </div>
  );
}
