import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled, useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import {
  useDrawingArea,
  useHeatmapSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts-pro/hooks';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const hours = ['8', '10', '12', '14', '16'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
/** A row of tickets per day. The help desk was closed on the Thursday of the second week. */
const weeks = [
  [
    [31, 22, 9, 14, 11],
    [18, 25, 12, 16, 8],
    [14, 19, 10, 21, 12],
    [16, 17, 7, 13, 10],
    [12, 15, 6, 9, 3],
  ],
  [
    [24, 20, 11, 12, 9],
    [15, 18, 8, 10, 7],
    [19, 21, 13, 17, 22],
    [],
    [38, 29, 14, 18, 6],
  ],
].map((week) =>
  week.flatMap((row, day) =>
    row.map((count, hour): HeatmapValueType => [hour, day, count]),
  ),
);

const Total = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  dominantBaseline: 'central',
}));

function Totals() {
  const [series] = useHeatmapSeries();
  const { left, top, width } = useDrawingArea();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'band'>();
  const { palette } = useTheme();
  const cells = series?.data ?? [];
  const peak = cells.reduce<HeatmapValueType | null>(
    (highest, cell) => (highest && highest[2] >= cell[2] ? highest : cell),
    null,
  );

  return (
    <g pointerEvents="none" direction="ltr">
      <Total x={left + width + 10} y={top - 12}>
        Total
      </Total>
      {days.map((name, day) => {
        const row = cells.filter(([, y]) => y === day);
        return (
          <Total
            key={name}
            data-day={name}
            x={left + width + 10}
            y={(yScale(name) ?? 0) + yScale.bandwidth() / 2}
          >
            {row.length === 0
              ? 'Closed'
              : row.reduce((sum, [, , count]) => sum + count, 0)}
          </Total>
        );
      })}
      {peak && (
        <rect
          data-peak
          x={xScale(hours[peak[0]])}
          y={yScale(days[peak[1]])}
          width={xScale.bandwidth()}
          height={yScale.bandwidth()}
          fill="none"
          stroke={palette.text.primary}
          strokeWidth={3}
        />
      )}
    </g>
  );
}

export default function HeatmapTotals() {
  const [week, setWeek] = React.useState(0);
  const { background, primary } = useTheme().palette;

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setWeek(1 - week)}
      >
        {week === 0 ? 'Next week' : 'Week before'}
      </Button>
      {/* The heatmap does not pass a name on to its drawing. */}
      <div
        role="group"
        aria-label={`Tickets of a help desk by day and hour, week ${week + 1}`}
      >
        <Heatmap
          height={280}
          hideLegend
          margin={{ top: 28, right: 64 }}
          xAxis={[{ data: hours, label: 'Hour' }]}
          yAxis={[{ data: days, width: 44 }]}
          zAxis={[
            {
              colorMap: {
                type: 'continuous',
                min: 0,
                max: 40,
                color: [background.paper, primary.main],
              },
            },
          ]}
          series={[{ label: 'Tickets', data: weeks[week] }]}
        >
          <Totals />
        </Heatmap>
      </div>
    </Stack>
  );
}
