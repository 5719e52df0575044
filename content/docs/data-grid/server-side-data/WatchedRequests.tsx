import * as React from 'react';
import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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

type Place = 'page' | 'server';

function createSource(place: Place): GridDataSource {
  return place === 'page'
    ? { getRows: createShipmentServer({ count: 57 }).list }
    : { getRows: (params) => createServerSource('shipments').load(params) };
}

// Room for "46–50 of 57": nothing moves when the first answer brings it.
const stillFooter = {
  '& .MuiTablePagination-displayedRows': { minWidth: '12ch', textAlign: 'end' },
};

export default function WatchedRequests() {
  const [place, setPlace] = React.useState<Place>('page');
  const [problem, setProblem] = React.useState('');
  const [log] = React.useState(() => createRequestLog());
  const dataSource = React.useMemo(
    () => withLog(createSource(place), log),
    [place, log],
  );

  const choose = (next: Place) => {
    setPlace(next);
    setProblem('');
    log.clear();
  };

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Where the rows are"
        value={place}
        onChange={(_event, next: Place | null) => next && choose(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="page">In this page</ToggleButton>
        <ToggleButton value="server">Server</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 371 }}>
        <DataGrid
          key={place}
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
          No rows from here: {problem}
        </Alert>
      )}
      <RequestTimeline log={log} label="Requests" height={160} />
    </div>
  );
}
