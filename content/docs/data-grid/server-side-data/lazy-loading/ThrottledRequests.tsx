import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import {
  createRequestLog,
  RequestTimeline,
  useRequests,
  withLog,
} from '../../requestLog';
import { columns } from './columns';
import { createRangeServer } from './rangeServer';

export default function ThrottledRequests() {
  const apiRef = useGridApiRef();
  const [pause, setPause] = React.useState(500);
  const [log] = React.useState(() => createRequestLog(100));
  const requests = useRequests(log);
  const [dataSource] = React.useState(() => {
    const source: GridDataSource = { getRows: createRangeServer().range };
    return withLog(source, log);
  });

  const scrollThrough = () => {
    log.clear();
    for (let step = 1; step <= 20; step += 1) {
      const show = () =>
        apiRef.current?.scroll({ top: step * 20 * 52, left: 0 });
      setTimeout(show, step * 100);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="lazyLoadingRequestThrottleMs"
          value={pause}
          onChange={(_event, next: number | null) =>
            setPause((current) => next ?? current)
          }
        >
          <ToggleButton value={0}>0 ms</ToggleButton>
          <ToggleButton value={500}>500 ms</ToggleButton>
          <ToggleButton value={1500}>1500 ms</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="outlined" onClick={scrollThrough}>
          Scroll through 400 rows
        </Button>
        <span role="status">
          {requests.length === 1 ? '1 request' : `${requests.length} requests`}
        </span>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGridPro
          key={pause}
          apiRef={apiRef}
          aria-label="Shipments that are scrolled quickly"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          disableColumnFilter
          disableColumnSorting
          lazyLoading
          lazyLoadingRequestThrottleMs={pause}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
      <RequestTimeline
        log={log}
        label="Requests to the server"
        shown={20}
        height={160}
      />
    </div>
  );
}
