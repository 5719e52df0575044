import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { steps } from './benchSteps';

interface Result {
  id: string;
  /** Milliseconds, for each number of rows. */
  [rowCount: number]: number;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

const sizes = [1000, 10_000, 100_000];

const format = (value?: number) =>
  value === undefined ? '–' : `${value.toFixed(1)} ms`;

const resultColumns: GridColDef<Result>[] = [
  { field: 'id', headerName: 'Step', flex: 1, minWidth: 150 },
  ...sizes.map((size): GridColDef<Result> => ({
    field: String(size),
    headerName: size.toLocaleString('en-US'),
    type: 'number',
    width: 90,
    valueFormatter: format,
  })),
];

export default function GridBench() {
  const apiRef = useGridApiRef();
  const [size, setSize] = React.useState(sizes[0]);
  const [results, setResults] = React.useState<Result[]>(() =>
    steps.map(({ name }) => ({ id: name })),
  );
  const rows = React.useMemo(() => createShipments(size), [size]);

  const run = () => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const times = steps.map(({ start, act }) => {
      flushSync(() => start(api));
      const from = performance.now();
      flushSync(() => act(api, rows));
      return performance.now() - from;
    });
    flushSync(() => steps[0].start(api));
    setResults(
      results.map((result, index) => ({ ...result, [size]: times[index] })),
    );
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Number of rows"
          value={size}
          onChange={(_event, next: number | null) => setSize(next ?? size)}
        >
          {sizes.map((value) => (
            <ToggleButton key={value} value={value}>
              {value.toLocaleString('en-US')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="outlined" onClick={run}>
          Measure
        </Button>
      </Stack>
      <div style={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments to measure"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <div style={{ height: 370, marginTop: 8 }}>
        <DataGrid
          aria-label="Time of each step in milliseconds"
          rows={results}
          columns={resultColumns}
          disableColumnSorting
          hideFooter
        />
      </div>
    </div>
  );
}
