import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const average = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0
    ? null
    : known.reduce((sum, value) => sum + value, 0) / known.length;
};

function AverageLine({ seriesId }: { seriesId: string }) {
  const series = useBarSeries(seriesId);
  const yScale = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  const { palette, typography } = useTheme();
  const mean = average(series?.data ?? []);

  if (mean === null) {
    return null;
  }
  const y = yScale(mean);

  return (
    <g data-average pointerEvents="none">
      <path
        d={`M ${left} ${y} h ${width}`}
        stroke={palette.text.primary}
        strokeDasharray="6 4"
      />
      <text
        x={left + width + 6}
        y={y}
        direction="ltr"
        dominantBaseline="central"
        fill={palette.text.primary}
        style={typography.caption}
      >
        Average: {mean.toFixed(1)}
      </text>
    </g>
  );
}

const weeks = [[12, 19, 8, null, 21], [4, 9, 31, 26, 17], []];

export default function AverageCalls() {
  const [week, setWeek] = React.useState(0);

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setWeek((before) => (before + 1) % weeks.length)}
      >
        Next week
      </Button>
      <BarChart
        aria-label={`Calls to the helpline per day in week ${week + 1}`}
        height={260}
        hideLegend
        margin={{ right: 90 }}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ label: 'Calls', min: 0, max: 35, width: 50 }]}
        series={[{ id: 'calls', label: 'Calls', data: weeks[week] }]}
      >
        <AverageLine seriesId="calls" />
      </BarChart>
    </Stack>
  );
}
