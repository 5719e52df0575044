import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createRequestLog, RequestTimeline, withLog } from '../requestLog';
import { createShipmentServer } from '../shipmentServer';
import { columns, stillFooter } from './serverColumns';

const cacheByLifetime = {
  'Five minutes': undefined,
  'Two seconds': new GridDataSourceCacheDefault({ ttl: 2000 }),
  'No cache': null,
};
type Lifetime = keyof typeof cacheByLifetime;
const lifetimes: Lifetime[] = ['Five minutes', 'Two seconds', 'No cache'];

export default function CacheLifetime() {
  const [lifetime, setLifetime] = React.useState<Lifetime>('Two seconds');
  const [log] = React.useState(() => createRequestLog());
  const [dataSource] = React.useState(() => {
    const server = createShipmentServer({ count: 57 });
    const source: GridDataSource = { getRows: server.list };
    return withLog(source, log);
  });

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="How long answers are kept"
        value={lifetime}
        onChange={(_event, next: Lifetime | null) =>
          setLifetime((current) => next ?? current)
        }
        sx={{ mb: 1 }}
      >
        {lifetimes.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 371 }}>
        <DataGrid
          // The grid would keep its old cache if this became `undefined`.
          key={lifetime}
          aria-label="Shipments"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          dataSourceCache={cacheByLifetime[lifetime]}
          disableColumnFilter
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          pageSizeOptions={[5, 10]}
        />
      </div>
      <RequestTimeline log={log} label="Requests to the server" />
    </div>
  );
}
