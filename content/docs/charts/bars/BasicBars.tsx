import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      aria-label="Loaves sold per weekday"
      height={300}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      yAxis={[{ label: 'Loaves sold' }]}
      series={[
        { label: 'Rye', data: [64, 58, 71, 69, 96, 132] },
        { label: 'Wheat', data: [82, 77, 80, 91, 118, 164] },
      ]}
    />
  );
}
