import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useXAxis,
} from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const scaleTypes = ['band', 'point', 'time', 'utc'] as const;
type ScaleType = (typeof scaleTypes)[number];

const peak = new Date('2025-07-10T22:00Z');
const readings = [
  { time: new Date('2025-07-10T06:00Z'), level: 148 },
  { time: new Date('2025-07-10T18:00Z'), level: 236 },
  { time: new Date('2025-07-10T20:00Z'), level: 287 },
  { time: new Date('2025-07-10T21:00Z'), level: 309 },
  { time: peak, level: 312 },
  { time: new Date('2025-07-11T12:00Z'), level: 168 },
  { time: new Date('2025-07-11T18:00Z'), level: 151 },
];

const utcTime = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const formatTick = (time: Date, context: AxisValueFormatterContext) =>
  context.location === 'tick' && 'ticks' in context.scale
    ? context.defaultTickLabel
    : utcTime.format(time);

function Pipeline() {
  const { scale, tickNumber } = useXAxis<ScaleType>();
  const { left, width } = useDrawingArea();
  const share = (getValueToPositionMapper(scale)(peak) - left) / width;
  const [tick] = 'ticks' in scale ? scale.ticks(tickNumber) : [];

  return (
    <Typography variant="body2" component="div">
      <div>
        Peak: {utcTime.format(peak)} UTC, at {Math.round(share * 100)}% of the
        width
      </div>
      <div>
        {tick && 'ticks' in scale
          ? `First tick: ${utcTime.format(tick)} UTC, labeled “${scale.tickFormat(tickNumber)(tick)}”`
          : 'Ticks: one for each reading'}
      </div>
    </Typography>
  );
}

export default function DatePipeline() {
  const [scaleType, setScaleType] = React.useState<ScaleType>('time');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the time"
        value={scaleType}
        onChange={(_, value: ScaleType | null) =>
          setScaleType(value ?? scaleType)
        }
      >
        {scaleTypes.map((type) => (
          <ToggleButton key={type} value={type} sx={{ textTransform: 'none' }}>
            {type}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ChartDataProvider
        height={260}
        margin={{ right: 30 }}
        dataset={readings}
        xAxis={[
          {
            scaleType,
            dataKey: 'time',
            domainLimit: 'strict',
            valueFormatter: formatTick,
          },
        ]}
        yAxis={[{ label: 'Level (cm)', min: 0, width: 65 }]}
        series={[
          { type: 'line', dataKey: 'level', curve: 'linear', showMark: true },
        ]}
      >
        <ChartsSurface aria-label="The river rises to 312 cm in the evening of July 10, 2025">
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Pipeline />
      </ChartDataProvider>
    </Stack>
  );
}
