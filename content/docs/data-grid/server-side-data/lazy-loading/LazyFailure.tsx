import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createRangeServer } from './rangeServer';

export default function LazyFailure() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createRangeServer());
  const [failure, setFailure] = React.useState<GridGetRowsError | null>(null);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [attempt, setAttempt] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await server.range(params);
        setFailure(null);
        return answer;
      },
    }),
    [server],
  );

  const retry = () => {
    const params = failure?.params;
    if (params?.start === 0) {
      // A new order may have failed: start over, in this order.
      setFailure(null);
      setAttempt(attempt + 1);
      return;
    }
    void apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, {
      start: params?.start,
      end: params?.end,
    });
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 340 }}>
        <DataGridPro
          key={attempt}
          apiRef={apiRef}
          aria-label="Shipments, a part can fail"
          columns={columns}
          dataSource={dataSource}
          disableColumnFilter
          lazyLoading
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailure(error);
            }
          }}
        />
      </div>
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Retry
            </Button>
          }
          sx={{ mt: 1 }}
        >
          Rows {Number(failure.params.start) + 1} to {failure.params.end + 1}:{' '}
          {failure.message}
        </Alert>
      )}
    </div>
  );
}
