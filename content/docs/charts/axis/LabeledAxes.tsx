import { LineChart } from '@mui/x-charts/LineChart';

export default function LabeledAxes() {
  return (
    <LineChart
      aria-label="The lake warms up from 4 °C in February to 21 °C in July"
      height={260}
      hideLegend
      xAxis={[
        {
          scaleType: 'point',
          label: 'Month of 2025',
          data: ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'],
        },
      ]}
      yAxis={[{ label: 'Water temperature (°C)', min: 0 }]}
      series={[{ label: 'Lake', data: [4.1, 5.3, 8.6, 13.2, 17.9, 21] }]}
    />
  );
}
