import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createDepots } from '../depots';
import { createPageSource } from '../pageSource';

const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 90 },
];

const place = { headerName: 'Place', width: 200 };

export default function BranchErrors() {
  const apiRef = useGridApiRef();
  const [source] = React.useState(() => createPageSource(createDepots()));
  const [problem, setProblem] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => source.load(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    }),
    [source],
  );

  const handleError = (error: Error) => {
    const params = error instanceof GridGetRowsError ? error.params : {};
    // The keys are undocumented, but the grid of this plan sends them.
    const keys = 'groupKeys' in params ? params.groupKeys : [];
    const where = Array.isArray(keys) && keys.join(' / ');
    setProblem(`${where || 'The regions'}: ${error.message}`);
  };

  const retry = () => {
    const api = apiRef.current;
    setProblem('');
    if (!api || api.getAllRowIds().length === 0) {
      void api?.dataSource.fetchRows();
      return;
    }
    const failed = Object.keys(api.state.dataSource.errors);
    for (const id of api.getAllRowIds()) {
      if (failed.includes(String(id))) {
        void api.dataSource.fetchRows(id);
      }
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => source.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 360 }}>
        <DataGridPro
          aria-label="Depots with a server that fails"
          apiRef={apiRef}
          treeData
          groupingColDef={place}
          dataSource={dataSource}
          onDataSourceError={handleError}
          columns={columns}
          hideFooter
        />
      </div>
      <div style={{ minHeight: 56, marginTop: 8 }} role="status">
        {problem && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            {problem}
          </Alert>
        )}
      </div>
    </div>
  );
}
