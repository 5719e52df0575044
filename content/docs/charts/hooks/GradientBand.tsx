import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import {
  useChartGradientId,
  useChartGradientIdObjectBound,
  useDrawingArea,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Jun 1', 'Jun 2', 'Jun 3', 'Jun 4', 'Jun 5', 'Jun 6', 'Jun 7'];
const lowest = [9, 10, 12, 14, 15, 13, 11];
const mean = [12, 14, 17, 19, 20, 16, 13];
const highest = [15, 19, 23, 25, 26, 20, 15];

/** From the lowest to the highest temperature, in the colors of the line. */
function Band() {
  const gradientId = useChartGradientId('temperature');
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>('temperature');
  const corner = (at: number, values: number[]) =>
    `${xScale(days[at])} ${yScale(values[at])}`;
  const above = days.map((_, at) => corner(at, highest));
  const below = days.map((_, at) => corner(at, lowest));
  below.reverse();

  return (
    <path
      data-band
      d={`M ${[...above, ...below].join(' L ')} Z`}
      fill={`url(#${gradientId})`}
      fillOpacity={0.3}
      pointerEvents="none"
    />
  );
}

const Value = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.primary,
  dominantBaseline: 'central',
}));

/** A strip from left to right, although the axis runs upward. */
function Key() {
  const gradientId = useChartGradientIdObjectBound('temperature');
  const { left, top, width } = useDrawingArea();
  const end = left + width;

  return (
    <g direction="ltr" pointerEvents="none">
      <Value x={end - 168} y={top - 16} textAnchor="end">
        5 °C
      </Value>
      <rect
        data-key
        x={end - 160}
        y={top - 21}
        width={120}
        height={10}
        fill={`url(#${gradientId})`}
      />
      <Value x={end - 34} y={top - 16}>
        30 °C
      </Value>
    </g>
  );
}

export default function GradientBand() {
  const { info, error } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        From June 3 to 5, days were hot, and nights stayed mild
      </Typography>
      <LineChart
        aria-label="Mean temperature of seven days, with a band from the lowest to the highest"
        height={260}
        hideLegend
        margin={{ top: 40 }}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[
          {
            id: 'temperature',
            label: 'Temperature (°C)',
            min: 5,
            max: 30,
            width: 50,
            colorMap: {
              type: 'continuous',
              min: 5,
              max: 30,
              color: [info.main, error.main],
            },
          },
        ]}
        series={[{ label: 'Mean', data: mean, showMark: false }]}
      >
        <Band />
        <Key />
      </LineChart>
    </figure>
  );
}
