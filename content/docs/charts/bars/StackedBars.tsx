import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedBars() {
  return (
    <BarChart
      aria-label="Ferry passengers and capacity per departure"
      height={300}
      xAxis={[{ data: ['06:40', '09:15', '12:30', '16:00', '19:45'] }]}
      yAxis={[{ label: 'Passengers' }]}
      series={[
        { label: 'Commuters', stack: 'aboard', data: [210, 96, 41, 148, 122] },
        { label: 'Tourists', stack: 'aboard', data: [12, 134, 187, 92, 36] },
        { label: 'Capacity', data: [260, 260, 320, 320, 260] },
      ]}
    />
  );
}
