import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXScale, useYScale } from '@mui/x-charts/hooks';

const beds = ['Compost', 'Manure', 'Mulch', 'None'];
const yields = [4.2, 3.9, 3.1, 2.4];
const deviation = [0.4, 0.7, 0.3, 0.5];

function Whiskers({ seriesId }: { seriesId: string }) {
  const series = useBarSeries(seriesId);
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();

  return (
    <g pointerEvents="none">
      {series?.data.map((value, index) => {
        const left = xScale(beds[index]);
        if (value === null || left === undefined) {
          return null;
        }
        const x = left + xScale.bandwidth() / 2;
        const high = yScale(value + deviation[index]);
        const low = yScale(value - deviation[index]);
        const path = `M ${x - 6} ${high} h 12 M ${x} ${high} V ${low} M ${x - 6} ${low} h 12`;
        return (
          <g key={beds[index]} data-whisker>
            {/* An edge in the color of the background tells the lines apart from the bar. */}
            <path
              d={path}
              stroke={palette.background.paper}
              strokeWidth={6}
              strokeLinecap="square"
            />
            <path d={path} stroke={palette.text.primary} strokeWidth={2} />
          </g>
        );
      })}
    </g>
  );
}

export default function ErrorBars() {
  const { primary } = useTheme().palette;

  return (
    <BarChart
      aria-label="Beds with compost yield 4.2 kg of tomatoes, more than beds with mulch or nothing"
      height={280}
      hideLegend
      xAxis={[{ data: beds }]}
      yAxis={[{ label: 'Yield (kg per m²)', width: 55, max: 5 }]}
      series={[
        {
          id: 'yield',
          label: 'Yield',
          color: primary.main,
          data: yields,
          valueFormatter: (value, { dataIndex }) =>
            value === null ? null : `${value} ± ${deviation[dataIndex]} kg`,
        },
      ]}
    >
      <Whiskers seriesId="yield" />
    </BarChart>
  );
}
