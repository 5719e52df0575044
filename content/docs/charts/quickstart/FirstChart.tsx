import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      aria-label="Bicycles counted on the bridge"
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ label: 'Bicycles', data: [1240, 1385, 1102, 1467, 980] }]}
    />
  );
}
