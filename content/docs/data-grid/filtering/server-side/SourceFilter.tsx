import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createShipmentServer } from '../../shipmentServer';
import { activeItems } from './activeItems';
import { columns } from './columns';

/** Finds an answer again although the form has another id. */
const createCache = () =>
  new GridDataSourceCacheDefault({
    getKey: ({ filterModel, sortModel, start, end }) =>
      JSON.stringify([activeItems(filterModel), sortModel, start, end]),
  });

/** The text of the footer gets longer with the first answer. */
const steadyFooter = {
  '& .MuiTablePagination-displayedRows': { minWidth: 80 },
};

export default function SourceFilter() {
  const [server] = React.useState(() => createShipmentServer({ count: 40 }));
  const [cache] = React.useState(createCache);
  const [requests, setRequests] = React.useState(0);
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ filterModel, sortModel, paginationModel }) => {
        setRequests((count) => count + 1);
        setProblem('');
        const items = activeItems(filterModel);
        return server.list({
          filterModel: { items },
          sortModel,
          paginationModel,
        });
      },
    }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments from a data source"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          onDataSourceError={({ message }) => setProblem(message)}
          filterDebounceMs={400}
          pageSizeOptions={[5]}
          sx={steadyFooter}
          initialState={{
            pagination: { paginationModel: { pageSize: 5 } },
          }}
        />
      </div>
      <Box role="status" sx={{ mt: 1 }}>
        {requests} {requests === 1 ? 'request' : 'requests'}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </div>
  );
}
