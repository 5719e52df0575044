import { BarChart } from '@mui/x-charts/BarChart';

const rows = [
  { month: 'May', rainfall: 61, average: 68 },
  { month: 'Jun', rainfall: 84, average: 74 },
  { month: 'Jul', rainfall: 112, average: 89 },
  { month: 'Aug', rainfall: null, average: 86 },
  { month: 'Sep', rainfall: 58, average: 72 },
];

function millimeters(value: number | null) {
  return value === null ? 'Gauge out of order' : `${value} mm`;
}

export default function DatasetBars() {
  return (
    <BarChart
      aria-label="Monthly rainfall and the long-term average"
      height={280}
      dataset={rows}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ label: 'Rainfall (mm)' }]}
      series={[
        {
          dataKey: 'rainfall',
          label: 'This year',
          valueFormatter: millimeters,
        },
        {
          dataKey: 'average',
          label: 'Long-term average',
          valueFormatter: millimeters,
        },
      ]}
    />
  );
}
