import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useZAxes, useZAxis, useZColorScale } from '@mui/x-charts/hooks';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const wells = [
  { id: 'Mill', x: 0.6, y: 2.1, nitrate: 12, chloride: 140 },
  { id: 'Ford', x: 1.9, y: 0.8, nitrate: 44, chloride: 60 },
  { id: 'Oak', x: 2.8, y: 2.6, nitrate: 27, chloride: 95 },
  { id: 'Farm', x: 4.1, y: 1.5, nitrate: 48, chloride: 180 },
];

/** What an axis knows of one well. */
function Reading({ axisId, index }: { axisId: string; index: number }) {
  const { data } = useZAxis(axisId);
  const colorScale = useZColorScale<'linear'>(axisId);
  const value: unknown = data?.[index];

  return (
    <TableCell>
      {typeof value === 'number' && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Box
            data-swatch={axisId}
            sx={{ width: 14, height: 14, borderRadius: '50%' }}
            style={{ backgroundColor: colorScale?.(value) ?? undefined }}
          />
          <span>{value}</span>
        </Stack>
      )}
    </TableCell>
  );
}

/** A column for each z axis, whether or not it colors the points. */
function Readings() {
  const { zAxisIds } = useZAxes();

  return (
    <Table size="small" sx={{ width: 'auto', alignSelf: 'center' }}>
      <TableHead>
        <TableRow>
          <TableCell>Well</TableCell>
          {zAxisIds.map((id) => (
            <TableCell key={id}>{id} (mg/l)</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {wells.map((well, index) => (
          <TableRow key={well.id}>
            <TableCell component="th" scope="row">
              {well.id}
            </TableCell>
            {zAxisIds.map((id) => (
              <Reading key={id} axisId={String(id)} index={index} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function WellReadings() {
  const [shown, setShown] = React.useState('Nitrate');
  const { info, warning } = useTheme().palette;

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Reading that colors the wells"
        value={shown}
        onChange={(_, next: string | null) => setShown(next ?? shown)}
      >
        <ToggleButton value="Nitrate">Nitrate</ToggleButton>
        <ToggleButton value="Chloride">Chloride</ToggleButton>
      </ToggleButtonGroup>
      <ChartDataProvider
        height={220}
        dataset={wells}
        xAxis={[{ label: 'Kilometers to the east', min: 0, max: 5 }]}
        yAxis={[
          { label: 'Kilometers to the north', min: 0, max: 3, width: 50 },
        ]}
        zAxis={[
          {
            id: 'Nitrate',
            dataKey: 'nitrate',
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 50,
              color: [info.light, info.dark],
            },
          },
          {
            id: 'Chloride',
            dataKey: 'chloride',
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 250,
              color: [warning.light, warning.dark],
            },
          },
        ]}
        series={[
          {
            type: 'scatter',
            label: 'Well',
            data: wells.map(({ id, x, y }) => ({ id, x, y })),
            markerSize: 9,
            zAxisId: shown,
          },
        ]}
      >
        <ChartsSurface
          aria-label={`Four wells on a map, colored by ${shown.toLowerCase()}`}
        >
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Readings />
      </ChartDataProvider>
    </Stack>
  );
}
