import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { days, gauges, highestOf, levelOf, type Gauge } from './rivers';

const columns: GridColDef<Gauge>[] = [
  { field: 'town', headerName: 'Town', minWidth: 100, flex: 1 },
  { field: 'river', headerName: 'River', width: 90 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => levelOf(row),
  },
];

export default function RowToChart() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['G-11']),
  });
  const gauge = gauges.find(({ id }) => selection.ids.has(id));

  return (
    <Stack spacing={2}>
      <div style={{ height: 285, width: '100%' }}>
        <DataGrid
          label="Gauges"
          rows={gauges}
          columns={columns}
          density="compact"
          hideFooter
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </div>
      <Typography role="status">
        {gauge
          ? `${gauge.town}: ${highestOf(gauge)} cm at the most`
          : 'Select a row to see its levels.'}
      </Typography>
      <LineChart
        height={220}
        hideLegend
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 500, width: 44 }]}
        series={gauge ? [{ label: gauge.town, data: [...gauge.levels] }] : []}
        localeText={{ noData: 'No gauge is selected' }}
      >
        {gauge && <ChartsReferenceLine y={gauge.flood} label="Flood" />}
      </LineChart>
    </Stack>
  );
}
