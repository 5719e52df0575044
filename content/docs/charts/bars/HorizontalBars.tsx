import { BarChart } from '@mui/x-charts/BarChart';

const lines = [
  { route: 'Harbor loop', minutes: 38 },
  { route: 'Airport express', minutes: 31 },
  { route: 'University', minutes: 24 },
  { route: 'Old town', minutes: 17 },
  { route: 'Hospital shuttle', minutes: 9 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      aria-label="Average delay per bus route"
      height={260}
      layout="horizontal"
      dataset={lines}
      yAxis={[{ dataKey: 'route', width: 110 }]}
      xAxis={[{ label: 'Delay per day (min)' }]}
      series={[
        {
          dataKey: 'minutes',
          valueFormatter: (value) => `${value} min`,
        },
      ]}
      grid={{ vertical: true }}
    />
  );
}
