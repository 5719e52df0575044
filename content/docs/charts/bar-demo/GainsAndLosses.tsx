import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const districts = [
  { name: 'Harbor', change: 1840 },
  { name: 'Station', change: 960 },
  { name: 'Meadows', change: 410 },
  { name: 'Old Town', change: -120 },
  { name: 'Hill', change: -530 },
  { name: 'Quarry', change: -1150 },
];

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

export default function GainsAndLosses() {
  const { palette } = useTheme();

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Ostermouth moves to the water
      </Typography>
      <BarChart
        aria-label="Change of inhabitants per district from 2014 to 2024"
        height={280}
        margin={{ right: 30 }}
        hideLegend
        layout="horizontal"
        grid={{ vertical: true }}
        yAxis={[
          {
            data: districts.map(({ name }) => name),
            width: 75,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        xAxis={[
          {
            label: 'Inhabitants gained or lost',
            min: -2000,
            max: 2000,
            tickNumber: 4,
            valueFormatter: (value: number) => signed.format(value),
            tickLabelStyle: { unicodeBidi: 'plaintext' },
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.warning.main, palette.primary.main],
            },
          },
        ]}
        series={[
          {
            label: 'Change',
            data: districts.map(({ change }) => change),
            valueFormatter: (value) =>
              value === null ? null : signed.format(value),
          },
        ]}
      />
    </figure>
  );
}
