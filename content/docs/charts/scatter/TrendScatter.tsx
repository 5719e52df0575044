import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { eruptions } from './geyser';

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The line with the smallest sum of squared distances. */
function fitLine(points: { x: number; y: number }[]) {
  const x = mean(points.map((point) => point.x));
  const y = mean(points.map((point) => point.y));
  const slope =
    mean(points.map((point) => (point.x - x) * (point.y - y))) /
    mean(points.map((point) => (point.x - x) ** 2));
  return (at: number) => y + slope * (at - x);
}

function TrendLine({ from, to }: { from: number; to: number }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const { palette } = useTheme();
  const line = fitLine(eruptions);

  return (
    <line
      x1={x(from)}
      y1={y(line(from))}
      x2={x(to)}
      y2={y(line(to))}
      stroke={palette.text.primary}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function TrendScatter() {
  return (
    <ScatterChart
      aria-label="Length of an eruption, the wait for the next one, and their trend"
      height={280}
      hideLegend
      xAxis={[{ label: 'Eruption (minutes)', min: 1, max: 5 }]}
      yAxis={[{ label: 'Wait (minutes)', min: 40, max: 95 }]}
      series={[{ label: 'Eruption', data: eruptions }]}
    >
      <TrendLine from={1.5} to={5} />
    </ScatterChart>
  );
}
