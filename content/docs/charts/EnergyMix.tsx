import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export default function EnergyMix() {
  return (
    <LineChart
      aria-label="Electricity by source over one day"
      height={260}
      xAxis={[
        {
          data: hours,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Gigawatts', width: 54 }]}
      series={[
        {
          label: 'Wind',
          data: [18, 21, 19, 14, 11, 12, 17, 22, 20],
          stack: 'total',
          area: true,
          showMark: false,
        },
        {
          label: 'Solar',
          data: [0, 0, 3, 17, 29, 24, 8, 0, 0],
          stack: 'total',
          area: true,
          showMark: false,
        },
        {
          label: 'Gas',
          data: [14, 12, 18, 15, 9, 12, 21, 19, 16],
          stack: 'total',
          area: true,
          showMark: false,
        },
      ]}
    />
  );
}
