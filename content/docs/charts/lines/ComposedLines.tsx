import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const hours = [0, 4, 8, 12, 16, 20, 24];
const median = [31, 29, 62, 84, 97, 66, 38];
const fastest = [22, 21, 41, 55, 63, 44, 27];
const slowest = [44, 40, 95, 131, 148, 99, 55];

function RangeBand() {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const top = hours.map((hour, index) => [x(hour), y(slowest[index])]);
  // From right to left, so that the outline closes.
  const back = hours.map((_, index) => hours.length - 1 - index);
  const bottom = back.map((index) => [x(hours[index]), y(fastest[index])]);

  return (
    <polygon
      points={[...top, ...bottom].join(' ')}
      fill="var(--mui-palette-primary-main)"
      opacity={0.2}
    />
  );
}

export default function ComposedLines() {
  return (
    <ChartContainer
      aria-label="Response time by hour: median, and the range of 9 in 10 requests"
      height={260}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: [0, 8, 16, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Milliseconds', min: 0, max: 160 }]}
      series={[
        {
          type: 'line',
          label: 'Median',
          color: 'var(--mui-palette-primary-main)',
          curve: 'linear',
          data: median,
          valueFormatter: (value, { dataIndex }) =>
            `${value} ms (${fastest[dataIndex]} to ${slowest[dataIndex]})`,
        },
      ]}
    >
      <RangeBand />
      <LinePlot />
      <LineHighlightPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
