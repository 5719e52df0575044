import { LineChart } from '@mui/x-charts/LineChart';

const years = [2000, 2003, 2006, 2009, 2012, 2015, 2018, 2021, 2024];

export default function EnergyMix() {
  return (
    <LineChart
      aria-label="Electricity by source since 2000, from coal to wind"
      height={260}
      xAxis={[
        {
          data: years,
          tickInterval: [2000, 2006, 2012, 2018, 2024],
          valueFormatter: String,
        },
      ]}
      yAxis={[{ label: 'Terawatt hours', width: 54 }]}
      series={[
        {
          label: 'Coal',
          data: [44, 43, 42, 38, 33, 27, 19, 12, 6],
          stack: 'total',
          area: true,
          showMark: false,
        },
        {
          label: 'Gas',
          data: [12, 14, 15, 17, 16, 18, 20, 19, 15],
          stack: 'total',
          area: true,
          showMark: false,
        },
        {
          label: 'Wind',
          data: [1, 2, 4, 7, 11, 16, 24, 33, 46],
          stack: 'total',
          area: true,
          showMark: false,
        },
      ]}
    />
  );
}
