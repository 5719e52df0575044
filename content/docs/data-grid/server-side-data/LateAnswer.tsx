import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createRequestLog, RequestTimeline, withLog } from '../requestLog';
import { createShipmentServer } from '../shipmentServer';
import { withAnswersKept } from './keptAnswers';
import { columns, stillFooter } from './serverColumns';

export default function LateAnswer() {
  const apiRef = useGridApiRef();
  const [log] = React.useState(() => createRequestLog());
  const [server] = React.useState(() =>
    createShipmentServer({ count: 57, latency: 800 }),
  );
  const [fixed, setFixed] = React.useState(false);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const source: GridDataSource = { getRows: server.list };
    const logged = withLog(source, log);
    return fixed ? withAnswersKept(logged) : logged;
  }, [fixed, log, server]);

  const turnAndComeBack = () => {
    apiRef.current?.setPage(1);
    // Before the second page has arrived.
    setTimeout(() => apiRef.current?.setPage(0), 300);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <Button size="small" variant="outlined" onClick={turnAndComeBack}>
          Next page, and back at once
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={fixed}
              onChange={(_, checked) => setFixed(checked)}
            />
          }
          label="Cache inside the data source"
          sx={{ mx: 0 }}
        />
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          key={String(fixed)}
          apiRef={apiRef}
          aria-label="Shipments from a slow server"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          dataSourceCache={fixed ? null : undefined}
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
