import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useLineSeries,
  useXAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

function Capsules({ low, high }: { low: string; high: string }) {
  const from = useLineSeries(low)?.data ?? [];
  const to = useLineSeries(high)?.data ?? [];
  const { data: categories = [] } = useXAxis<'band'>();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();
  const width = xScale.bandwidth() / 2;

  return (
    <g fill={palette.primary.main}>
      {categories.map((category, index) => {
        const start = xScale(category);
        const bottom = from[index];
        const top = to[index];
        if (start === undefined || bottom == null || top == null) {
          return null;
        }
        return (
          <rect
            key={String(category)}
            data-capsule
            x={start + width / 2}
            y={yScale(top)}
            width={width}
            height={yScale(bottom) - yScale(top)}
            rx={width / 2}
          />
        );
      })}
    </g>
  );
}

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const celsius = (value: number | null) =>
  value === null ? 'not measured' : `${value} °C`;

export default function TemperatureRanges() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Kelp Bay has no frost from April to October
      </Typography>
      <ChartContainer
        aria-label="Lowest and highest temperature per month in Kelp Bay"
        height={300}
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ label: 'Temperature (°C)', min: -10, max: 30, width: 60 }]}
        series={[
          {
            type: 'line',
            id: 'high',
            label: 'Highest',
            data: [4, 6, 11, 16, 21, null, 28, 27, 22, 16, 9, 5],
            valueFormatter: celsius,
          },
          {
            type: 'line',
            id: 'low',
            label: 'Lowest',
            data: [-7, -6, -3, 1, 5, 9, 12, 11, 8, 4, 0, -5],
            valueFormatter: celsius,
          },
        ]}
      >
        <ChartsGrid horizontal />
        <Capsules low="low" high="high" />
        <ChartsReferenceLine y={0} />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip trigger="axis" />
      </ChartContainer>
    </figure>
  );
}
