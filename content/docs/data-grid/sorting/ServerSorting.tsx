import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { fetchRainfall, type Rainfall } from './server';

const columns: GridColDef<Rainfall>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 88 },
  {
    field: 'elevation',
    headerName: 'Elevation (m)',
    type: 'number',
    width: 130,
  },
  { field: 'june', headerName: 'June (mm)', type: 'number', width: 136 },
];

const slotProps: DataGridProps['slotProps'] = {
  loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
};

interface Query {
  sortModel: GridSortModel;
}

interface Result {
  rows: Rainfall[];
  error?: string;
  /** The query that this is the answer to. */
  query?: Query;
}

export default function ServerSorting() {
  const [down, setDown] = React.useState(false);
  const [result, setResult] = React.useState<Result>({ rows: [] });
  const [query, setQuery] = React.useState<Query>({
    sortModel: [{ field: 'june', sort: 'desc' }],
  });
  const isDown = React.useRef(down);

  React.useEffect(() => {
    isDown.current = down;
  }, [down]);

  React.useEffect(() => {
    let current = true;
    fetchRainfall(query.sortModel, isDown.current).then(
      // An answer to an earlier query is ignored.
      (rows) => current && setResult({ rows, query }),
      (error: Error) =>
        current &&
        setResult(({ rows }) => ({ rows, error: error.message, query })),
    );
    return () => {
      current = false;
    };
  }, [query]);

  const loading = result.query !== query;

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={down}
            onChange={(event) => setDown(event.target.checked)}
          />
        }
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Rainfall by station"
          rows={result.rows}
          columns={columns}
          loading={loading}
          sortingMode="server"
          sortModel={query.sortModel}
          onSortModelChange={(sortModel) => setQuery({ sortModel })}
          slotProps={slotProps}
          hideFooter
        />
      </div>
      {result.error && !loading && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => setQuery({ ...query })}>
              Try again
            </Button>
          }
          sx={{ mt: 1 }}
        >
          {result.error} The rows are in their previous order.
        </Alert>
      )}
    </div>
  );
}
