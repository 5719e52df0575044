import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createRequestLog, RequestTimeline, withLog } from '../../requestLog';
import { createShipmentServer } from '../../shipmentServer';
import { columns, stillFooter } from '../serverColumns';
import { createQueryStore } from './queryStore';

export default function SharedAnswers() {
  const apiRef = useGridApiRef();
  const [log] = React.useState(() => createRequestLog());
  const [store] = React.useState(() => createQueryStore());
  const [server] = React.useState(() => createShipmentServer({ count: 57 }));
  const [open, setOpen] = React.useState(true);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const shipments: GridDataSource = { getRows: server.list };
    const source = withLog(shipments, log);
    return {
      getRows: (params) =>
        store.fetch({
          key: ['shipments', params],
          load: () => source.getRows(params),
          staleTime: 60_000,
        }),
    };
  }, [log, server, store]);

  const book = () => {
    const [first] = server.peek();
    const containers = (first.containers % 24) + 1;
    server.saveElsewhere(first.id, { containers });
    store.invalidate('shipments');
    void apiRef.current?.dataSource.fetchRows();
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={open}
              onChange={(_, checked) => setOpen(checked)}
            />
          }
          label="Show the grid"
          sx={{ mx: 0 }}
        />
        <Button size="small" variant="outlined" onClick={book}>
          Change NG-10001
        </Button>
      </Stack>
      <div style={{ height: 371 }}>
        {open && (
          <DataGrid
            apiRef={apiRef}
            aria-label="Shipments whose answers outlive the grid"
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
        )}
      </div>
      <RequestTimeline log={log} label="Requests to the server" height={110} />
    </div>
  );
}
