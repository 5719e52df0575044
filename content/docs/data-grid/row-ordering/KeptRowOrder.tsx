import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import type { Shipment } from '../shipments';
import { createLoadingPlan } from './loadingPlan';
import { orderColumn } from './orderColumn';

const columns: GridColDef<Shipment>[] = [
  orderColumn,
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

export default function KeptRowOrder() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createLoadingPlan());
  const [rows, setRows] = React.useState(() => server.peek());
  const [problem, setProblem] = React.useState('');
  const lastRequest = React.useRef(0);

  const save = async () => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    let failure = '';
    try {
      // All rows in the new order, also those that a filter hides.
      await server.save(gridSortedRowIdsSelector(apiRef));
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    // If the user has moved another row since then, its request decides.
    if (request === lastRequest.current) {
      setProblem(failure);
      // A new array: after a failure, the rows go back to the saved order.
      setRows(server.peek());
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch onChange={(event) => server.setDown(event.target.checked)} />
        }
        label="The server is down"
      />
      <div style={{ height: 318 }}>
        <DataGridPro
          aria-label="Shipments, the order is saved"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={() => void save()}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        On the server: {rows.map(({ id }) => id).join(', ')}
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem} The rows are back in the saved order.
        </Alert>
      )}
    </div>
  );
}
