import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { sales, thousandEuros } from './sales';

export default function BarLabels() {
  const { primary, secondary } = useTheme().palette;

  return (
    <BarChart
      aria-label="Delivery and catering sales per quarter"
      height={300}
      dataset={sales}
      barLabel="value"
      slotProps={{ barLabel: { style: { fill: primary.contrastText } } }}
      xAxis={[{ dataKey: 'quarter' }]}
      yAxis={[{ label: 'Sales (€k)' }]}
      series={[
        {
          dataKey: 'delivery',
          label: 'Delivery',
          color: primary.main,
          valueFormatter: thousandEuros,
        },
        {
          dataKey: 'catering',
          label: 'Catering',
          color: secondary.main,
          valueFormatter: thousandEuros,
        },
      ]}
    />
  );
}
