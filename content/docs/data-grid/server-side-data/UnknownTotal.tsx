import * as React from 'react';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createShipmentServer } from '../shipmentServer';
import { columns, stillFooter } from './serverColumns';

export default function UnknownTotal() {
  const [server] = React.useState(() => createShipmentServer({ count: 23 }));

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end }) => {
        const first = Number(start);
        // One row more than the page shows whether there is a next one.
        const { rows } = await server.list();
        const found = rows.slice(first, end + 2);
        const page = found.slice(0, end + 1 - first);
        return found.length > page.length
          ? { rows: page }
          : { rows: page, rowCount: first + page.length };
      },
    }),
    [server],
  );

  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments that nobody has counted"
        columns={columns}
        sx={stillFooter}
        dataSource={dataSource}
        disableColumnFilter
        disableColumnSorting
        initialState={{
          pagination: { paginationModel: { pageSize: 5 }, rowCount: -1 },
        }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
