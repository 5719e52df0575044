import { BarChart } from '@mui/x-charts/BarChart';

export default function LogScaleBars() {
  return (
    <BarChart
      aria-label="Seeds per fruit, on a logarithmic scale"
      height={280}
      hideLegend
      xAxis={[{ data: ['Plum', 'Lemon', 'Kiwi', 'Fig', 'Orchid'] }]}
      yAxis={[{ scaleType: 'symlog', label: 'Seeds per fruit' }]}
      series={[{ label: 'Seeds', data: [1, 12, 650, 1400, 850000] }]}
      grid={{ horizontal: true }}
    />
  );
}
