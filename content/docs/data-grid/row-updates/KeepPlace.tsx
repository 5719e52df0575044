import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const ROW_HEIGHT = 52;

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const all = createShipments(400);
const rows = all.slice(0, 200);

export default function KeepPlace() {
  const apiRef = useGridApiRef();
  const [hold, setHold] = React.useState(true);

  const receive = () => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const count = api.getRowsCount();
    const update = () => api.updateRows(all.slice(count, count + 3));
    const { top } = api.getScrollPosition();
    // Who is at the top wants to see what is new.
    if (!hold || top === 0) {
      update();
      return;
    }
    const first = Math.floor(top / ROW_HEIGHT);
    const read = gridExpandedSortedRowIdsSelector(apiRef)[first];
    flushSync(update);
    const now = api.getRowIndexRelativeToVisibleRows(read) ?? first;
    api.scroll({ top: top + (now - first) * ROW_HEIGHT });
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={receive}>
          Receive 3
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={hold}
              onChange={(_, checked) => setHold(checked)}
            />
          }
          label="Keep my place"
        />
      </Stack>
      <div style={{ height: 340 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Shipments, newest first"
          rows={rows}
          columns={columns}
          rowHeight={ROW_HEIGHT}
          // Some browsers try the same, but not each time.
          sx={{ '& .MuiDataGrid-virtualScroller': { overflowAnchor: 'none' } }}
          initialState={{
            sorting: { sortModel: [{ field: 'number', sort: 'desc' }] },
          }}
        />
      </div>
    </div>
  );
}
