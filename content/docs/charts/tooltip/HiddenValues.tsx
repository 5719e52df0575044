import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18, 21];
const north = [14, null, 31, 28, null, 12];
const south = [9, 17, 22, null, 19, 8];

const people = (count: number | null) =>
  count === null ? null : `${count} people`;

export default function HiddenValues() {
  return (
    <LineChart
      aria-label="Both entrances are busiest at noon"
      height={260}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickInterval: hours,
          hideTooltip: true,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'People per minute', min: 0, width: 55 }]}
      series={[
        { label: 'North', data: north, valueFormatter: people },
        { label: 'South', data: south, valueFormatter: people },
      ]}
    />
  );
}
