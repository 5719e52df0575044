import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createRequestLog, RequestTimeline, withLog } from '../requestLog';
import { createShipmentServer } from '../shipmentServer';
import type { Shipment } from '../shipments';
import { createServerSource } from './serverSource';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 115 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 115 },
];

function createSource(remote: boolean): GridDataSource {
  return remote
    ? { getRows: (params) => createServerSource('shipments').load(params) }
    : { getRows: createShipmentServer({ count: 57 }).list };
}

// Room for "46–50 of 57": nothing moves when the first answer brings it.
const stillFooter = {
  '& .MuiTablePagination-displayedRows': { minWidth: '12ch', textAlign: 'end' },
};

export default function WatchedRequests() {
  const [remote, setRemote] = React.useState(false);
  const [problem, setProblem] = React.useState('');
  const [log] = React.useState(() => createRequestLog());
  const dataSource = React.useMemo(
    () => withLog(createSource(remote), log),
    [remote, log],
  );

  const choose = (next: boolean) => {
    setRemote(next);
    setProblem('');
    log.clear();
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={remote} onChange={(_, checked) => choose(checked)} />
        }
        label="Ask the server of this site"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 371 }}>
        <DataGrid
          key={String(remote)}
          aria-label="Shipments, with their requests below"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          disableColumnFilter
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          onDataSourceError={(error) => setProblem(error.message)}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
      {problem && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          No rows from the server: {problem}
        </Alert>
      )}
      <RequestTimeline log={log} label="Requests" height={160} />
    </div>
  );
}
