import { BarChart } from '@mui/x-charts/BarChart';

export default function Deliveries() {
  return (
    <BarChart
      aria-label="Parcels delivered per district"
      height={260}
      xAxis={[{ data: ['North', 'East', 'South', 'West'] }]}
      series={[{ label: 'Parcels', data: [412, 290, 538, 365] }]}
    />
  );
}
