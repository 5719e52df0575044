import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

/** Invented lakes. Some lie so close together that a popup would cover them. */
const lakes = [
  { id: 'Alder', x: 4, y: 21 },
  { id: 'Birch', x: 5, y: 26 },
  { id: 'Crane', x: 6, y: 23 },
  { id: 'Heron', x: 12, y: 48 },
  { id: 'Otter', x: 19, y: 12 },
  { id: 'Swan', x: 27, y: 71 },
];

function LakeUnderPointer() {
  const item = useItemTooltip<'scatter'>();

  return (
    <Paper
      variant="outlined"
      data-panel
      sx={{ px: 2, py: 1, minHeight: 62, boxSizing: 'border-box' }}
    >
      <Typography component="p" variant="subtitle2">
        {item ? `Lake ${item.value.id}` : 'Six lakes'}
      </Typography>
      <Typography variant="body2">
        {item?.formattedValue ?? 'Point at one for its size.'}
      </Typography>
    </Paper>
  );
}

export default function LakePanel() {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ label: 'Area (km²)', min: 0, max: 30 }]}
      yAxis={[{ label: 'Depth (m)', min: 0, max: 80, width: 50 }]}
      series={[
        {
          type: 'scatter',
          label: 'Lake',
          data: lakes,
          markerSize: 6,
          valueFormatter: (lake) => lake && `${lake.x} km², ${lake.y} m deep`,
        },
      ]}
    >
      <LakeUnderPointer />
      <ChartsSurface aria-label="Six lakes by area and depth: the largest is the deepest">
        <ScatterPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
