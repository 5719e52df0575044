import { LineChart } from '@mui/x-charts/LineChart';

const days = [3, 4, 5, 6, 7, 8, 9].map((day) => new Date(2025, 5, day));

export default function TwoAxes() {
  return (
    <LineChart
      aria-label="Air pressure and wind in the harbor"
      height={280}
      xAxis={[
        {
          scaleType: 'time',
          data: days,
          tickInterval: days,
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', {
              day: 'numeric',
              month: 'short',
            }),
        },
      ]}
      yAxis={[
        { id: 'pressure', label: 'Pressure (hPa)', width: 62 },
        { id: 'wind', label: 'Wind (kn)', position: 'right', min: 0 },
      ]}
      series={[
        {
          label: 'Pressure',
          yAxisId: 'pressure',
          data: [1021, 1018, 1011, 1003, 998, 1006, 1014],
        },
        {
          label: 'Wind',
          yAxisId: 'wind',
          data: [8, 11, 17, 26, 31, 22, 12],
        },
      ]}
    />
  );
}
