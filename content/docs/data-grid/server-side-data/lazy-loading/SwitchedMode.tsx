import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createRequestLog, RequestTimeline, withLog } from '../../requestLog';
import { columns } from './columns';
import { createRangeServer } from './rangeServer';

export default function SwitchedMode() {
  const [counted, setCounted] = React.useState(false);
  const [log] = React.useState(() => createRequestLog());
  const [dataSource] = React.useState(() => {
    const server = createRangeServer({ count: 500 });
    const source: GridDataSource = {
      getRows: async (params) => ({ rows: (await server.range(params)).rows }),
    };
    return withLog(source, log);
  });

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={counted}
            onChange={(_, checked) => setCounted(checked)}
          />
        }
        label="The total is known"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 340 }}>
        <DataGridPro
          aria-label="Shipments in one of two modes"
          columns={columns}
          dataSource={dataSource}
          disableColumnFilter
          lazyLoading
          rowCount={counted ? 500 : -1}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
      <RequestTimeline log={log} label="Requests to the server" height={110} />
    </div>
  );
}
