import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridUpdateRowError,
  type GridDataSource,
} from '@mui/x-data-grid';
import {
  createShipmentServer,
  type StoredShipment,
} from '../../shipmentServer';
import { columns } from './columns';

const isStored = (row: object): row is StoredShipment => 'version' in row;

export default function ServerData() {
  const [server] = React.useState(() => createShipmentServer({ count: 40 }));
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (query) => server.list(query),
      updateRow: async ({ updatedRow }) => {
        if (!isStored(updatedRow)) {
          throw new Error('This row does not come from the server.');
        }
        const saved = await server.save(updatedRow);
        setProblem('');
        return saved;
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
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Shipments"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) =>
            setProblem(
              error instanceof GridUpdateRowError
                ? `Not saved. ${error.message}`
                : `Not loaded. ${error.message}`,
            )
          }
          pagination
          pageSizeOptions={[4]}
          initialState={{
            pagination: { paginationModel: { pageSize: 4 }, rowCount: 40 },
          }}
        />
      </div>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </div>
  );
}
