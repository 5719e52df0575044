import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createShipmentServer } from '../../shipmentServer';
import type { Shipment } from '../../shipments';
import { toSql } from './toSql';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 115 },
];

const server = createShipmentServer({ count: 57 });

// Room for "46–50 of 57": nothing moves when the first answer brings it.
const stillFooter = {
  '& .MuiTablePagination-displayedRows': { minWidth: '12ch', textAlign: 'end' },
};

export default function SqlOfRequest() {
  const [statement, setStatement] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        // On a server, a database runs it. Here, the page poses as one.
        const { text, values } = toSql(params);
        setStatement(`${text}\n\n-- ${JSON.stringify(values)}`);
        return server.list(params);
      },
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, with the statement for them below"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          dataSourceCache={null}
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
      <Box
        component="pre"
        role="region"
        aria-label="SQL"
        tabIndex={0}
        sx={{ height: 150, overflow: 'auto', m: 0, mt: 1, fontSize: 12 }}
      >
        {statement}
      </Box>
    </div>
  );
}
