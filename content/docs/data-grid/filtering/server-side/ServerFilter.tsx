import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import {
  createShipmentServer,
  type StoredShipment,
} from '../../shipmentServer';
import { activeItems } from './activeItems';
import { columns } from './columns';

interface Result {
  rows: StoredShipment[];
  /** The request that this is the answer to. */
  request?: string;
  error?: string;
}

const localeText = { noRowsLabel: 'No shipment matches the filter' };

export default function ServerFilter() {
  const [server] = React.useState(() => createShipmentServer({ count: 40 }));
  const [result, setResult] = React.useState<Result>({ rows: [] });
  const [attempt, setAttempt] = React.useState(1);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  // A text stays the same if only a form was opened.
  const wanted = JSON.stringify(activeItems(filterModel));
  const request = `${wanted}, attempt ${attempt}`;
  const loading = result.request !== request;

  React.useEffect(() => {
    let current = true;
    server.list({ filterModel: { items: JSON.parse(wanted) } }).then(
      // An answer to an earlier request is ignored.
      ({ rows }) => current && setResult({ rows, request }),
      ({ message }: Error) =>
        current && setResult(({ rows }) => ({ rows, request, error: message })),
    );
    return () => {
      current = false;
    };
  }, [server, wanted, request]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => server.setDown(checked)} />}
        label="The server is down"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Shipments, filtered by a server"
          rows={result.rows}
          columns={columns}
          loading={loading}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          filterDebounceMs={400}
          localeText={localeText}
          hideFooter
        />
      </div>
      <Box sx={{ mt: 1, minHeight: 96, overflowWrap: 'anywhere' }}>
        <div role="status">
          {loading ? 'Loading…' : `${result.rows.length} shipments`}
        </div>
        <div>
          Asked for: <code>{wanted}</code>
        </div>
      </Box>
      {result.error && !loading && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          }
        >
          {result.error} The rows are those of the previous filter.
        </Alert>
      )}
    </div>
  );
}
