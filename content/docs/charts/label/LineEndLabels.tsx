import { styled } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const EndLabel = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  dominantBaseline: 'central',
  pointerEvents: 'none',
}));

const years = ['2021', '2022', '2023', '2024', '2025'];

function EndLabels() {
  const series = useLineSeries();
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const x = xScale(years[years.length - 1]);

  return series.map(({ id, data, label }) => {
    const value = data[data.length - 1];
    if (x === undefined || typeof value !== 'number') {
      return null;
    }
    return (
      <EndLabel key={id} x={x + 10} y={yScale(value)} direction="ltr">
        {typeof label === 'function' ? label('legend') : label} {value}
      </EndLabel>
    );
  });
}

export default function LineEndLabels() {
  return (
    <LineChart
      aria-label="The library lends more e-books than films since 2023"
      height={260}
      hideLegend
      margin={{ right: 110 }}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ label: 'Loans (thousand)', min: 0, width: 50 }]}
      series={[
        { id: 'ebooks', label: 'E-books', data: [11, 16, 22, 29, 34] },
        { id: 'films', label: 'Films', data: [27, 24, 20, 15, 12] },
      ]}
    >
      <EndLabels />
    </LineChart>
  );
}
