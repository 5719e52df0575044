import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 110, filterable: false },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 110,
    filterable: false,
  },
  { field: 'weight', headerName: 'Weight', type: 'number', filterable: false },
];

export default function ViewportRows() {
  const [server] = React.useState(() => createShipmentServer({ count: 2000 }));
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ sortModel, start, end }) => {
        setProblem('');
        // A real server would cut out the part itself.
        const { rows, rowCount } = await server.list({ sortModel });
        const part = rows.slice(Number(start), end + 1);
        return { rows: part, rowCount };
      },
    }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 340 }}>
        <DataGridPro
          aria-label="Shipments"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          onDataSourceError={({ message }) => setProblem(message)}
        />
      </div>
      {problem && <Alert severity="error">{problem}</Alert>}
    </div>
  );
}
