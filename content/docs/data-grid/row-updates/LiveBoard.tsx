import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { createFeed } from './feed';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

const COUNT = 100_000;

export default function LiveBoard() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => createShipments(100));
  const [running, setRunning] = React.useState(false);
  const [throttled, setThrottled] = React.useState(true);
  const [calls, setCalls] = React.useState(0);
  const [applied, setApplied] = React.useState(0);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowsSet', () =>
        setApplied((count) => count + 1),
      ),
    [apiRef],
  );

  const start = () => {
    if (rows.length < COUNT) {
      setRows(createShipments(COUNT));
    }
    setCalls(0);
    setApplied(0);
    setRunning(true);
  };

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    return createFeed(COUNT, (updates) => {
      apiRef.current?.updateRows(updates);
      setCalls((count) => count + 1);
    });
  }, [apiRef, running]);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => (running ? setRunning(false) : start())}
        >
          {running ? 'Stop' : 'Start'}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={throttled}
              onChange={(_, checked) => setThrottled(checked)}
            />
          }
          label="At most once per second"
        />
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Weights of shipments"
          rows={rows}
          columns={columns}
          throttleRowsMs={throttled ? 1000 : 0}
        />
      </div>
      <Box sx={{ mt: 1, fontSize: 14 }} data-testid="counts">
        {calls} calls, shown {applied} times
      </Box>
    </div>
  );
}
