import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createShipmentServer } from '../shipmentServer';
import { columns, stillFooter } from './serverColumns';

interface Exchange {
  request: string;
  summary: string;
}

export default function RequestAndAnswer() {
  const [server] = React.useState(() => createShipmentServer({ count: 57 }));
  const [exchange, setExchange] = React.useState<Exchange | null>(null);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const request = JSON.stringify(params, null, 2);
        setExchange({ request, summary: 'waiting' });
        const answer = await server.list(params);
        const { rows, rowCount } = answer;
        const summary = `${rows.length} rows, rowCount ${rowCount}`;
        setExchange({ request, summary });
        return answer;
      },
    }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, with the last request below"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          // Each step makes a request, also the way back.
          dataSourceCache={null}
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Last request"
        sx={{
          height: 200,
          overflow: 'auto',
          m: 0,
          mt: 1,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 12,
        }}
      >
        {exchange?.request ?? 'No request so far.'}
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Answer: {exchange?.summary ?? 'none'}
      </Box>
    </div>
  );
}
