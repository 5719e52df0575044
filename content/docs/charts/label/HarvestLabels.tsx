import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const tons = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export default function HarvestLabels() {
  const { primary } = useTheme().palette;

  return (
    <BarChart
      aria-label="Potatoes are the largest harvest, with 412 tons"
      height={260}
      hideLegend
      layout="horizontal"
      yAxis={[{ data: ['Potatoes', 'Carrots', 'Onions', 'Leeks'], width: 75 }]}
      xAxis={[{ label: 'Harvest (t)' }]}
      series={[{ label: 'Harvest', data: [412.4, 268.9, 187.3, 96.3] }]}
      barLabel={({ value }) =>
        value === null ? null : `${tons.format(value)} t`
      }
      colors={[primary.main]}
      slotProps={{
        barLabel: { style: { fill: primary.contrastText, fontWeight: 600 } },
      }}
    />
  );
}
