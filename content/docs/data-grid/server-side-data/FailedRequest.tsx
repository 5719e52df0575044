import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { createShipmentServer } from '../shipmentServer';
import { columns, stillFooter } from './serverColumns';

export default function FailedRequest() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createShipmentServer({ count: 57 }));
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ paginationModel, sortModel }) => {
        const answer = await server.list({ paginationModel, sortModel });
        setProblem('');
        return answer;
      },
    }),
    [server],
  );

  const retry = () => void apiRef.current?.dataSource.fetchRows();

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, a request can fail"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          dataSourceCache={null}
          disableColumnFilter
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
          }}
          // After a failure the grid is empty, and this is its text.
          localeText={problem ? { noRowsLabel: 'No answer' } : undefined}
          onDataSourceError={(error) => setProblem(error.message)}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
      {problem && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Retry
            </Button>
          }
          sx={{ mt: 1 }}
        >
          {problem}
        </Alert>
      )}
    </div>
  );
}
