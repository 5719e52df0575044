import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  gridRenderContextSelector,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createRequestLog, RequestTimeline, withLog } from '../../requestLog';
import { columns } from './columns';
import { createRangeServer } from './rangeServer';

export default function LiveRange() {
  const apiRef = useGridApiRef();
  const [log] = React.useState(() => createRequestLog());
  const [server] = React.useState(() => createRangeServer());
  const [dataSource] = React.useState(() => {
    const source: GridDataSource = { getRows: server.range };
    return withLog(source, log);
  });

  const loadMore = () =>
    server.peek().forEach(({ id, weight }) => {
      server.saveElsewhere(id, { weight: weight + 1000 });
    });
  const refresh = () => {
    const { firstRowIndex, lastRowIndex } = gridRenderContextSelector(apiRef);
    apiRef.current?.dataSource.cache.clear();
    void apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, {
      start: firstRowIndex,
      end: lastRowIndex - 1,
    });
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={loadMore}>
          Add a ton everywhere
        </Button>
        <Button size="small" variant="outlined" onClick={refresh}>
          Refresh
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Shipments that get heavier"
          columns={columns}
          dataSource={dataSource}
          disableColumnFilter
          disableColumnSorting
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
      <RequestTimeline log={log} label="Requests to the server" height={110} />
    </div>
  );
}
