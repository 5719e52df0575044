import * as React from 'react';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createRequestLog, RequestTimeline, withLog } from '../../requestLog';
import { columns } from './columns';
import { createRangeServer } from './rangeServer';

export default function EndlessShipments() {
  const [log] = React.useState(() => createRequestLog());
  const [dataSource] = React.useState(() => {
    const server = createRangeServer({ count: 57 });
    const source: GridDataSource = {
      // The total is left out, as by a server that does not count.
      getRows: async (params) => ({ rows: (await server.range(params)).rows }),
    };
    return withLog(source, log);
  });

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 340 }}>
        <DataGridPro
          aria-label="Shipments, more at the end"
          columns={columns}
          dataSource={dataSource}
          disableColumnFilter
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
      <RequestTimeline log={log} label="Requests to the server" height={160} />
    </div>
  );
}
